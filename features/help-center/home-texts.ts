import type { PublicContact } from "#features/contact/present.ts";

/** One sentence made of facts alone: who, how many answers, what can be done. */
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
  /** There is something to read besides answers. */
  hasMore?: boolean;
  /** Default true. */
  hasSearch?: boolean;
}): string {
  const about = name === "Help Center" ? "" : ` about ${name}`;
  if (faqCount > 1) {
    return hasSearch
      ? `Search ${faqCount} answers${about}, or start here.`
      : `${faqCount} answers${about}. Start here.`;
  }
  if (faqCount === 1) return `One answer${about} so far${hasContact ? "; for the rest, get in touch" : ""}.`;
  if (hasMore) return name === "Help Center" ? "Find your way around." : `Find your way around ${name}.`;
  return hasContact
    ? `The answers${about} are still being written; get in touch in the meantime.`
    : `The answers${about} are still being written.`;
}

/** What the contact page really offers, said once. */
export function contactInvitation(name: string, contact: PublicContact): string {
  const who = name === "Help Center" ? "us" : name;
  if (contact.formEnabled) return `Send a message; it reaches ${who} directly.`;
  if (contact.email) return `Write to ${contact.email}.`;
  if (contact.phone) return `Call ${contact.phone.label}.`;
  return `See how to reach ${who}.`;
}
