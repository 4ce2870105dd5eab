import { describe, expect, it } from "vitest";
import { groupByCategory } from "./group-by-category.ts";
import { presentFaqs } from "./present.ts";

const row = {
  id: "1",
  question: " Do you ship? ",
  answer: "Yes, **always**.",
  category: null,
  slug: "do-you-ship",
};
const proof = {
  faqId: "1",
  sentence: "We ship to every country.",
  sourceUrl: "https://www.example.com/shipping/",
  checkedAt: new Date("2026-11-18T23:30:00Z"),
};

describe("presentFaqs", () => {
  it("exposes only the public columns", () => {
    const secret = {
      status: "published",
      version: 7,
      confidence: 0.4,
      origin: "model",
      companyId: "c",
      crawlId: "x",
    };
    const [faq] = presentFaqs(
      [{ ...row, ...secret }],
      [{ ...proof, ...{ pageHash: "h", sourceTitle: "t" } }],
    );
    expect(faq).toEqual({
      slug: "do-you-ship",
      question: "Do you ship?",
      answerHtml: "<p>Yes, <strong>always</strong>.</p>",
      answerText: "Yes, always.",
      answerMarkdown: "Yes, **always**.",
      category: "General",
      source: {
        quotes: ["We ship to every country."],
        isAnswer: false,
        url: "https://www.example.com/shipping/",
        label: "example.com/shipping",
        checkedAt: expect.any(Date),
      },
      video: null,
      updatedAt: null,
    });
  });

  it("quotes the two longest sentences of the first page, in order", () => {
    const [faq] = presentFaqs(
      [row],
      [
        proof,
        { ...proof, sentence: "Yes." },
        { ...proof, sentence: "It takes two days." },
        { ...proof, sentence: "Elsewhere.", sourceUrl: "https://example.com/other" },
        { ...proof, faqId: "2", sentence: "Another question's." },
      ],
    );
    expect(faq?.source?.quotes).toEqual(["We ship to every country.", "It takes two days."]);
  });

  it("says whether the answer is the quoted sentences, whatever its formatting and lines", () => {
    const isAnswer = (answer: string, sentences: string[]) =>
      presentFaqs(
        [{ ...row, answer }],
        sentences.map((sentence) => ({ ...proof, sentence })),
      )[0]?.source?.isAnswer;
    expect(isAnswer("We ship to **every** country.", ["We ship to every country."])).toBe(true);
    expect(isAnswer("Yes. We ship\nto every country.", ["We ship to every  country."])).toBe(true);
    expect(isAnswer("We ship everywhere.", ["We ship to every country."])).toBe(false);
    expect(isAnswer("It takes two days.", ["It takes two days.", "We ship to every country."])).toBe(false);
  });

  it("links a source only if it is a web address", () => {
    const [faq] = presentFaqs([row], [{ ...proof, sourceUrl: "javascript:alert(1)" }]);
    expect(faq?.source).toBeNull();
  });

  it("gives each of two questions with the same slug its own slug", () => {
    const slugs = presentFaqs([row, { ...row, id: "2" }], []).map((faq) => faq.slug);
    expect(slugs).toEqual(["do-you-ship", "do-you-ship-2"]);
  });
});

describe("groupByCategory", () => {
  it("keeps the order of first questions and gives each category its own id", () => {
    const faqs = presentFaqs(
      [
        { ...row, id: "1", category: "Orders" },
        { ...row, id: "2", category: "Zahlung & Rechnung" },
        { ...row, id: "3", category: "Orders" },
        { ...row, id: "4", category: "???" },
      ],
      [],
    );
    expect(groupByCategory(faqs).map(({ id, name, faqs }) => [id, name, faqs.length])).toEqual([
      ["about_orders", "Orders", 2],
      ["about_zahlung-rechnung", "Zahlung & Rechnung", 1],
      ["about_more", "???", 1],
    ]);
  });

  it("puts uncategorized questions at the end", () => {
    const categories = ["General Questions", "Orders", null, "Returns"];
    const faqs = presentFaqs(
      categories.map((category, id) => ({ ...row, id: String(id), category })),
      [],
    );
    expect(groupByCategory(faqs).map(({ name }) => name)).toEqual([
      "Orders",
      "Returns",
      "General Questions",
      "General",
    ]);
  });
});
