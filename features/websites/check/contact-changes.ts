/** Compares the contact details that a help center shows with those on the company's website. */

import type { ContactDetails } from "#db/schema/companies.ts";
import type { SiteContact } from "#db/schema/website-checks.ts";
import { asciiEmail } from "#shared/email-address.ts";

type ContactField = "email" | "phone" | "address";

export interface ContactChange {
  field: ContactField;
  /** What the help center shows. */
  shown: string;
  /** What the website says instead. */
  now: string;
}

const lists = { email: "emails", phone: "phones", address: "addresses" } as const;
const fields: readonly ContactField[] = ["email", "phone", "address"];

/**
 * Returns the details that an earlier reading of the website stated and the latest one doesn't. What the owner wrote
 * without the website isn't compared.
 */
export function contactChanges(
  details: ContactDetails,
  { earlier, latest }: { earlier: readonly SiteContact[]; latest: SiteContact },
): ContactChange[] {
  return fields.flatMap((field) => {
    const shown = details[field] ?? "";
    const now = latest[lists[field]][0] ?? "";
    const isIn = (contact: SiteContact) =>
      contact[lists[field]].some((one) => keyOf(field, one) === keyOf(field, shown));
    return shown !== "" && now !== "" && earlier.some(isIn) && !isIn(latest) ? [{ field, shown, now }] : [];
  });
}

/** Without the area and country codes, which a website may add or leave out. */
const localDigits = 8;

/** Equal for spellings of the same phone number, address or email. */
function keyOf(field: ContactField, text: string): string {
  if (field === "phone") return text.replace(/\D/g, "").slice(-localDigits);
  const written = (field === "email" && asciiEmail(text)) || text;
  return written
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]+/gu, "");
}
