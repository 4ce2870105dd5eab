import type { PublicContact } from "#features/contact/present.ts";
import type { CustomerQuestions } from "#features/faqs/customer-questions.server.ts";

/** Counts questions as answered that the contact page answers. `contact` is null if the page isn't shown. */
export function withContactPage(asked: CustomerQuestions, contact: PublicContact | null): CustomerQuestions {
  if (!contact) return asked;
  const shown: Record<string, boolean> = {
    contact: Boolean(contact.email || contact.phone || contact.formEnabled),
    address: contact.addressLines.length > 0,
    hours: contact.hours !== null,
  };
  const [found, missing] = [
    asked.missing.filter(({ intent }) => shown[intent]),
    asked.missing.filter(({ intent }) => !shown[intent]),
  ];
  return { ...asked, missing, answered: [...found.map(({ question }) => question), ...asked.answered] };
}
