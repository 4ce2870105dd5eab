import { expect, test } from "vitest";
import type { SiteContact } from "#db/schema/website-checks.ts";
import { contactChanges } from "./contact-changes.ts";

const before: SiteContact = {
  emails: ["hello@acme.example"],
  phones: ["01632 960 014"],
  addresses: ["4 Mill Lane, Larkhill"],
};
const details = { email: "hello@acme.example", phone: "(01632) 960014", address: "4 Mill Lane, Larkhill" };

test("a phone number that the website replaced is listed with the new one", () => {
  const latest = { ...before, phones: ["01632 960 999", "01632 960 998"] };
  expect(contactChanges(details, { earlier: [before], latest })).toEqual([
    { field: "phone", shown: "(01632) 960014", now: "01632 960 999" },
  ]);
});

test.each([
  ["is written differently", details, { ...before, phones: ["+44 1632", "01632/960014"] }],
  ["gets the code of its country", details, { ...before, phones: ["+44 (0)1632 960014"] }],
  ["is no longer on the website, which has no other", details, { ...before, phones: [] }],
  ["never came from the website", { phone: "01632 960 500" }, { ...before, phones: ["01632 960 999"] }],
  ["isn't shown", {}, { emails: ["new@acme.example"], phones: ["1"], addresses: ["2"] }],
])("nothing is listed for a detail that %s", (_case, shown, latest) => {
  expect(contactChanges(shown, { earlier: [before], latest })).toEqual([]);
});
