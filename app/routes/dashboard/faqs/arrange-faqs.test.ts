import { describe, expect, it } from "vitest";
import type { FaqProof, OwnerFaq } from "#features/faqs/owner-faq.ts";
import { arrangeFaqs, categoryTabs, reorderFaqs } from "./arrange-faqs.ts";
import { countFilters, sortsFor } from "./faq-filter.ts";

function faq(id: string, category: string | null, more: Partial<OwnerFaq> = {}): OwnerFaq {
  const text = { question: `Question ${id}?`, answer: `Answer ${id}.` };
  return {
    ...{ id, category, ...text, list: "manual", status: "published", version: 1 },
    ...{ isNew: false, proof: null, writtenOn: null, video: null, updatedAt: "2026-11-20T00:00:00Z" },
    ...more,
  } as OwnerFaq;
}

const proof: FaqProof = {
  ...{ pages: [], count: 1, checked: "today", checkedAt: "2026-11-20T00:00:00Z", isEdited: false },
  ...{ changed: null, proposalId: null, siteChange: null, isKept: false },
};
const category = (name: string, isKept = false) => ({
  ...{ name, slug: "", description: null, icon: null, parent: null, otherCount: 0 },
  ...{ isKept, isLast: false },
});
const faqs = [faq("1", "B"), faq("2", null), faq("3", "A"), faq("4", "B"), faq("v", "A", { list: "video" })];
const ids = (shown: OwnerFaq[]) => shown.map(({ id }) => id).join("");
const every = { category: null, query: "", only: null };
const none = { votes: {}, asked: {}, views: {} };
const view = {
  ...{ categories: [category("A"), category("B")], filter: every, sort: "page" as const, editingId: null },
  numbers: none,
};

describe("arrangeFaqs", () => {
  it("groups by category as visitors see them, with uncategorized questions last", () => {
    expect(ids(arrangeFaqs(faqs, view))).toBe("3v142");
    expect(ids(arrangeFaqs(faqs, { ...view, categories: [category("B"), category("A")] }))).toBe("143v2");
    expect(ids(arrangeFaqs(faqs, { ...view, categories: [] }))).toBe("143v2");
  });

  it("finds words that are typed without their accents, and the other way round", () => {
    const texts = [
      "Wie läuft die Rückgabe?",
      "Jak działa płatność?",
      "Wo ist die Hauptstraße?",
      "Resume or CV?",
    ];
    const written = texts.map((question, at) => ({ ...faqs[0]!, id: `w${at}`, question }));
    const found = (query: string) => ids(arrangeFaqs(written, { ...view, filter: { ...every, query } }));
    expect(found("ruckgabe lauft")).toBe("w0");
    expect(found("platnosc")).toBe("w1");
    expect(found("HAUPTSTRASSE")).toBe("w2");
    expect(found("résumé")).toBe("w3");
    expect(found("rucksendung")).toBe("");
  });

  it("finds all words of a query in question, answer or category", () => {
    const found = (query: string) => ids(arrangeFaqs(faqs, { ...view, filter: { ...every, query } }));
    expect(found("  ANSWER 3 ")).toBe("3");
    expect(found("question")).toBe("3v142");
    expect(found("nothing")).toBe("");
  });

  it("keeps the question being edited visible, and puts a new one first", () => {
    const filter = { ...every, category: "A" };
    expect(ids(arrangeFaqs(faqs, { ...view, filter, editingId: "1" }))).toBe("3v1");
    const withNew = [...faqs, faq("n", null, { isNew: true })];
    expect(ids(arrangeFaqs(withNew, { ...view, filter, editingId: "n" }))).toBe("n3v");
  });

  it("sorts by measured numbers, with unknown ones last", () => {
    const numbers = {
      votes: { 4: { helpful: 1, unhelpful: 3 }, 3: { helpful: 9, unhelpful: 1 } },
      asked: { 2: 7, 1: 12 },
      views: { 4: 2, 1: 40 },
    };
    expect(ids(arrangeFaqs(faqs, { ...view, numbers, sort: "helpful" }))).toBe("43v12");
    expect(ids(arrangeFaqs(faqs, { ...view, numbers, sort: "asked" }))).toBe("123v4");
    expect(ids(arrangeFaqs(faqs, { ...view, numbers, sort: "views" }))).toBe("143v2");
    expect(ids(arrangeFaqs(faqs, { ...view, sort: "question" }))).toBe("1234v");
    expect(sortsFor(none)).toEqual(["page", "updated", "question"]);
    expect(sortsFor(numbers)).toEqual(["page", "views", "helpful", "asked", "updated", "question"]);
  });
});

describe("countFilters", () => {
  const mixed = [
    faq("d", null, { status: "draft", writtenOn: "14 November" }),
    faq("c", null, { proof: { ...proof, changed: "today" } }),
    faq("k", null, { proof: { ...proof, changed: "today", isKept: true }, isDue: true }),
    faq("u", null, { proof }),
  ];
  const numbers = {
    votes: { u: { helpful: 0, unhelpful: 1 }, c: { helpful: 8, unhelpful: 2 } },
    asked: {},
    views: {},
  };

  it("counts what needs work, without changes that the owner has decided on", () => {
    expect(countFilters(mixed, numbers)).toEqual({
      ...{ draft: 1, changed: 1, unhelpful: 1, unsourced: 1, due: 1, manual: 0, video: 0 },
    });
  });

  it("separates manual from video questions only while there are video questions", () => {
    const video = { name: "walk.webm", time: null };
    expect(countFilters([...mixed, faq("v", null, { list: "video", video })], numbers)).toMatchObject({
      ...{ manual: 1, video: 1, unsourced: 1 },
    });
  });
});

it("shows a tab for each category with a question, and for those that the owner added", () => {
  const categories = [category("A"), category("Hidden"), category("Kept", true)];
  expect(categoryTabs(faqs, categories).map(({ name, count }) => [name, count])).toEqual([
    ["A", 2],
    ["Kept", 0],
    ["B", 2],
  ]);
});

it("moves the named questions and leaves the others in place", () => {
  expect(ids(reorderFaqs(faqs, ["4", "1", "gone"]))).toBe("4231v");
});
