import type { PublicContact } from "#features/contact/present.ts";

/**
 * The start page's opening sentence. It only states facts: the company, the number of answers and what visitors can do.
 */
export function homeLine({
  name,
  faqCount,
  hasContact,
  hasMore = false,
  hasSearch = true,
}: {
  name: string;
  faqCount: number;
  hasContact: boolean;
  /** Whether there is content besides questions. */
  hasMore?: boolean;
  /** Defaults to true. */
  hasSearch?: boolean;
}): string {
  const about = name === "Help Center" ? "" : ` about ${name}`;
  if (faqCount > 1) {
    return hasSearch
      ? `Search ${faqCount} answers${about}, or start here.`
      : `${faqCount} answers${about}. Start here.`;
  }
  if (faqCount === 1)
    return `One answer${about} so far.${hasContact ? " For anything else, contact us." : ""}`;
  if (hasMore) return name === "Help Center" ? "Find your way around." : `Find your way around ${name}.`;
  return hasContact
    ? `We're still writing the answers${about}. Contact us in the meantime.`
    : `We're still writing the answers${about}.`;
}

/** Mentions only the contact options that the contact page offers. */
export function contactInvitation(name: string, contact: PublicContact): string {
  const who = name === "Help Center" ? "us" : name;
  if (contact.formEnabled) return `Send a message directly to ${who}.`;
  if (contact.email) return `Write to ${contact.email}.`;
  if (contact.phone) return `Call ${contact.phone.label}.`;
  return `See how to contact ${who}.`;
}
