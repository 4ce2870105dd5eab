import { expect, it } from "vitest";
import type { FaqActionDone, OwnerFaq, OwnerFaqs } from "#features/faqs/owner-faq.ts";
import { undoOf } from "./undo-of.ts";

function faq(id: string, more: Partial<OwnerFaq> = {}): OwnerFaq {
  return { id, category: "Orders", status: "published", ...more } as OwnerFaq;
}

const before: OwnerFaqs = {
  faqs: [faq("a"), faq("b", { category: "Returns", status: "draft" }), faq("c", { category: null })],
  removed: [],
  categories: [
    ...[
      { name: "Empty", slug: "empty", description: "Old line", icon: "box" as const, otherCount: 0 },
      { name: "Guides", slug: "guides", description: null, icon: null, otherCount: 2 },
    ].map((category) => ({ ...category, parent: null, isKept: category.name === "Empty", isLast: false })),
  ],
  isShown: true,
};
const done = (more: Partial<FaqActionDone> = {}): FaqActionDone => ({
  ...{ ok: true, toast: null, faqs: [], gone: [], order: null, categories: null },
  ...more,
});
const all = ["a", "b", "c"];

it("restores what was deleted", () => {
  expect(undoOf({ intent: "delete", ids: all }, before, done({ gone: ["a", "c"] }))).toEqual([
    { intent: "restore", ids: ["a", "c"] },
  ]);
});

it("undoes a decision on a website change by the same proposal, also if a form has the same name", () => {
  const made = { from: "list", proposalId: "p", faqId: "a" };
  for (const decision of ["dismiss", "replace", "unpublish"])
    expect(undoOf({ intent: decision, version: "1", ...made }, before, done({ faqs: [faq("a")] }))).toEqual([
      { intent: "undo", decision, ...made },
    ]);
});

it("changes back only what changed", () => {
  const faqs = [faq("a"), faq("b"), faq("c")];
  expect(undoOf({ intent: "publish", ids: all }, before, done({ faqs }))).toEqual([
    { intent: "unpublish", ids: ["b"] },
  ]);
  expect(undoOf({ intent: "unpublish", ids: ["b"] }, before, done({ faqs: [faq("b")] }))).toEqual([]);
});

it("returns questions to the categories that they came from", () => {
  const faqs = [faq("a"), faq("b"), faq("c")];
  expect(undoOf({ intent: "set-category", ids: all, category: "Orders" }, before, done({ faqs }))).toEqual([
    { intent: "set-category", category: "Returns", ids: ["b"] },
    { intent: "set-category", category: "", ids: ["c"] },
  ]);
  const removed = undoOf(
    { intent: "remove-category", category: "Returns" },
    before,
    done({ faqs: [faq("b")] }),
  );
  expect(removed).toEqual([{ intent: "set-category", ids: ["b"], category: "Returns" }]);
  expect(undoOf({ intent: "remove-category", category: "Empty" }, before, done())).toEqual([
    { intent: "add-category", category: "Empty" },
  ]);
});

it("describes a category as before, and offers no way back that would leave its guides behind", () => {
  const described = { intent: "describe-category", category: "Empty", description: "New line", icon: "car" };
  expect(undoOf(described, before, done())).toEqual([
    { intent: "describe-category", category: "Empty", description: "Old line", icon: "box" },
  ]);
  expect(undoOf({ intent: "remove-category", category: "Guides" }, before, done())).toEqual([]);
  const merged = { intent: "rename-category", category: "Guides", to: "Orders" };
  expect(undoOf(merged, before, done())).toEqual([]);
});

it("puts a category back in front of the one that came after it", () => {
  const placed = { intent: "place-category", category: "Empty", parent: "Guides", before: "" };
  expect(undoOf(placed, before, done())).toEqual([
    { intent: "place-category", category: "Empty", parent: "", before: "Guides" },
  ]);
});

it("renames back, or separates what was merged", () => {
  const rename = (to: string) => ({ intent: "rename-category", category: "Orders", to });
  const faqs = [faq("a")];
  expect(undoOf(rename("Sales"), before, done({ faqs }))).toEqual([
    { intent: "rename-category", category: "Sales", to: "Orders" },
  ]);
  expect(undoOf(rename("Returns"), before, done({ faqs }))).toEqual([
    { intent: "set-category", ids: ["a"], category: "Orders" },
  ]);
});

it("offers nothing for a text that was saved", () => {
  expect(undoOf({ intent: "save", faqId: "a" }, before, done({ faqs: [faq("a")] }))).toEqual([]);
});
