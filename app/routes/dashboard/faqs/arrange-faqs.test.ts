import { describe, expect, it } from "vitest";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { arrangeFaqs, countCategories, reorderFaqs } from "./arrange-faqs.ts";

function faq(id: string, category: string | null, more: Partial<OwnerFaq> = {}): OwnerFaq {
  const text = { question: `Question ${id}?`, answer: `Answer ${id}.` };
  return {
    ...{ id, category, ...text, list: "manual", status: "published", version: 1 },
    ...{ isNew: false, proof: null, writtenOn: null, video: null },
    ...more,
  } as OwnerFaq;
}

const all = { category: null, query: "" };
const faqs = [faq("1", "B"), faq("2", null), faq("3", "A"), faq("4", "B"), faq("v", "A", { list: "video" })];
const ids = (shown: OwnerFaq[]) => shown.map(({ id }) => id).join("");

describe("arrangeFaqs", () => {
  it("groups by category as visitors see them, with uncategorized questions last", () => {
    expect(ids(arrangeFaqs(faqs, { list: "manual", filter: all, editingId: null }))).toBe("1432");
    expect(ids(arrangeFaqs(faqs, { list: "video", filter: all, editingId: null }))).toBe("v");
  });

  it("finds all words of a query in question, answer or category", () => {
    const found = (query: string) =>
      ids(arrangeFaqs(faqs, { list: "manual", filter: { category: null, query }, editingId: null }));
    expect(found("  ANSWER 3 ")).toBe("3");
    expect(found("question")).toBe("1432");
    expect(found("nothing")).toBe("");
  });

  it("keeps the question being edited visible, and puts a new one first", () => {
    const filter = { category: "A", query: "" };
    expect(ids(arrangeFaqs(faqs, { list: "manual", filter, editingId: "1" }))).toBe("13");
    const withNew = [...faqs, faq("n", null, { isNew: true })];
    expect(ids(arrangeFaqs(withNew, { list: "manual", filter, editingId: "n" }))).toBe("n3");
  });
});

it("counts categories in the order of their first question", () => {
  expect([...countCategories(faqs)]).toEqual([
    ["B", 2],
    ["A", 2],
  ]);
});

it("moves the named questions and leaves the others in place", () => {
  expect(ids(reorderFaqs(faqs, ["4", "1", "gone"]))).toBe("4231v");
});
