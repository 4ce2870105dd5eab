import { hasContact, type PublicContact, presentContact } from "#features/contact/present.ts";
import type { PublicHelpCenter } from "#features/help-center/present.ts";
import type { PublicScope } from "#features/help-center/public-scope.ts";

/** Returns null if the owner hides the contact details or entered none. */
export function findContact({ company }: PublicScope, center: PublicHelpCenter): PublicContact | null {
  if (!center.shows.contact) return null;
  const contact = presentContact(company.contactDetails);
  return hasContact(contact) ? contact : null;
}
