import { describe, expect, it } from "vitest";
import { type PublicFaq, presentFaqs } from "./present.ts";
import { nearestFaqs, readQuery, searchFaqs, splitAtHits } from "./search-faqs.ts";

const long = `${"Something else entirely is said here. ".repeat(12)}A refund takes five days. ${"And more. ".repeat(40)}`;
const faqs: PublicFaq[] = presentFaqs(
  [
    { question: "When do I pay?", answer: long, category: "Billing", slug: "pay" },
    { question: "How do I get a REFUND?", answer: "Write to us, please.", category: null, slug: "refund" },
    {
      question: "Is C++ (or C#) taught?",
      answer: "Yes: 100% of it, in [this](https://example.com) course.",
      category: "İstanbul",
      slug: "c",
    },
  ].map((faq, index) => ({ ...faq, id: String(index) })),
  [],
);
const found = (query: string) => searchFaqs(faqs, query).map(({ faq }) => faq.slug);

describe("searchFaqs", () => {
  it("finds any part of question, answer and category, whatever the case; questions first", () => {
    expect(found("refund")).toEqual(["refund", "pay"]);
    expect(found("BILL")).toEqual(["pay"]);
    expect(found("general")).toEqual(["refund"]);
  });

  it("takes signs literally and never sees the Markdown behind a text", () => {
    expect(found("c++ (or c#)")).toEqual(["c"]);
    expect(found("100%")).toEqual(["c"]);
    expect(found("a.*y")).toEqual([]);
    expect(found("https://")).toEqual([]);
  });

  it("cuts snippets to 200 characters around the hit, at words", () => {
    const [, { snippet } = { snippet: "" }] = searchFaqs(faqs, "refund");
    expect(snippet.length).toBeLessThanOrEqual(200);
    expect(snippet).toMatch(/^….*A refund takes five days\..*…$/);
    for (const word of snippet.replaceAll("…", "").trim().split(" ")) expect(long.split(" ")).toContain(word);
  });

  it("finds nothing for an empty query, and reads a query as people type it", () => {
    expect(found("")).toEqual([]);
    expect(readQuery("  my   refund\n")).toBe("my refund");
    expect(readQuery(null)).toBe("");
    expect(readQuery("x".repeat(5000))).toHaveLength(200);
  });
});

describe("splitAtHits", () => {
  it("loses no character and marks each hit", () => {
    const parts = splitAtHits("Pause? You can pause.", "pause");
    expect(parts.map((part) => part.text).join("")).toBe("Pause? You can pause.");
    expect(parts.filter((part) => part.isHit).map((part) => part.text)).toEqual(["Pause", "pause"]);
    expect(splitAtHits("", "x")).toEqual([{ text: "", start: 0, isHit: false }]);
  });
});

describe("nearestFaqs", () => {
  it("forgives spelling", () => {
    expect(nearestFaqs(faqs, "refnud", 1)[0]?.slug).toBe("refund");
    expect(nearestFaqs([], "x", 3)).toEqual([]);
  });
});
