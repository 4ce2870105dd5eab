import { expect, test } from "vitest";
import type { WizardFaq } from "#features/onboarding/wizard.ts";
import { reviewGroups, withPending } from "./review-groups.ts";

const faq = (id: string, category: string, values: Partial<WizardFaq> = {}): WizardFaq => ({
  id,
  question: `Question ${id}?`,
  answer: "Yes.",
  answerHtml: "<p>Yes.</p>",
  category,
  leftOut: false,
  review: "ready",
  evidence: [],
  source: null,
  sourcePath: null,
  origin: "section",
  isEdited: false,
  version: 1,
  ...values,
});

const faqs = [
  faq("a", "Prices"),
  faq("b", "Orders", { review: "uncertain", leftOut: true }),
  faq("c", "Orders"),
  faq("d", "Prices", { review: null }),
  faq("e", "Prices", { review: "more", leftOut: true }),
];

test("uncertain questions come first, then the collections, then what else was found", () => {
  const shape = reviewGroups(faqs).map(({ kind, name, faqs: some }) => [
    kind,
    name,
    some.map(({ id }) => id).join(),
  ]);
  expect(shape).toEqual([
    ["uncertain", null, "b"],
    ["collection", "Prices", "a,d"],
    ["collection", "Orders", "c"],
    ["more", null, "e"],
  ]);
  expect(new Set(reviewGroups(faqs).map(({ id }) => id)).size).toBe(4);
  expect(reviewGroups([])).toEqual([]);
});

test("boxes show what was last checked while it is being saved", () => {
  const shown = withPending(faqs, [
    { intent: "leave-out-faqs", fields: { faqIds: "a,b", leftOut: "false" } },
    { intent: "leave-out-faq", fields: { faqId: "a", leftOut: "true" } },
    { intent: "remove-faq", fields: { faqId: "c" } },
  ]);
  expect(shown.map(({ id, leftOut }) => `${id} ${leftOut}`)).toEqual([
    "a true",
    "b false",
    "c false",
    "d false",
    "e true",
  ]);
  expect(withPending(faqs, [])).toBe(faqs);
});
