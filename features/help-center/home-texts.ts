import type { Texts } from "#engines/messages/texts.ts";
import type { PublicContact } from "#features/contact/present.ts";

/**
 * The start page's opening sentence. It only states facts: the company, the number of answers and what visitors can do.
 */
export function homeLine(
  { t }: Pick<Texts, "t">,
  {
    name,
    faqCount,
    hasContact,
    hasMore = false,
    hasSearch = true,
  }: {
    /** Null if the company has none. */
    name: string | null;
    faqCount: number;
    hasContact: boolean;
    /** Whether there is content besides questions. */
    hasMore?: boolean;
    /** Defaults to true. */
    hasSearch?: boolean;
  },
): string {
  if (faqCount > 1) {
    const count = faqCount;
    if (hasSearch) return name ? t("home.searchAbout", { count, name }) : t("home.search", { count });
    return name ? t("home.answersAbout", { count, name }) : t("home.answers", { count });
  }
  const withContact = (first: string, second: string) =>
    hasContact ? t("frame.sentences", { first, second }) : first;
  if (faqCount === 1) {
    const first = name ? t("home.oneAnswerAbout", { name }) : t("home.oneAnswer");
    return withContact(first, t("home.elseContact"));
  }
  if (hasMore) return name ? t("home.wayAround", { name }) : t("home.wayAroundHere");
  const first = name ? t("home.writingAbout", { name }) : t("home.writing");
  return withContact(first, t("home.contactMeanwhile"));
}

/** Mentions only the contact options that the contact page offers. `name` is null if the company has none. */
export function contactInvitation(
  { t, leftToRight }: Pick<Texts, "t" | "leftToRight">,
  name: string | null,
  contact: PublicContact,
): string {
  const { formEnabled, email, phone } = contact;
  if (formEnabled) return name ? t("contact.sendTo", { name }) : t("contact.sendToUs");
  if (email) return t("contact.writeTo", { email });
  if (phone) return t("contact.call", { phone: leftToRight(phone.label) });
  return name ? t("contact.seeHow", { name }) : t("contact.seeHowUs");
}
