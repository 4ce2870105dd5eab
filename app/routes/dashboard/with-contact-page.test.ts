import { expect, test } from "vitest";
import { presentContact } from "#features/contact/present.ts";
import type { CustomerQuestions } from "#features/faqs/customer-questions.server.ts";
import { withContactPage } from "./with-contact-page.ts";

const missing = ["contact", "address", "hours", "prices"].map((intent) => ({
  intent,
  label: intent,
  question: `${intent}?`,
  draftId: null,
}));
const asked: CustomerQuestions = {
  trade: null,
  tradeId: null,
  choices: [],
  asked: 6,
  answered: ["Is there parking?", "Can I cancel?"],
  missing,
};
const left = (details: Parameters<typeof presentContact>[0]) =>
  withContactPage(asked, presentContact(details));

test("questions are answered by what the contact page shows", () => {
  expect(withContactPage(asked, null)).toEqual(asked);
  expect(left({})).toEqual(asked);
  const all = left({ phone: "0114 496 0142", address: "1 High Street" });
  expect(all.missing.map(({ intent }) => intent)).toEqual(["hours", "prices"]);
  expect(all.answered).toEqual(["contact?", "address?", ...asked.answered]);
  expect(left({ contactFormEnabled: true }).missing.map(({ intent }) => intent)).not.toContain("contact");
  expect(left({ openingHours: { timeZone: "Europe/London", week: [[[540, 1020]]] } }).answered).toHaveLength(
    3,
  );
});
