import { describe, expect, test } from "vitest";
import { pickProofs, type QuotedFaq } from "./pick-proofs.ts";

const quote = "Vouchers can be returned within 14 days of delivery.";
const url = "https://acme.test/returns";

function faq(overrides: Partial<QuotedFaq> = {}): QuotedFaq {
  return {
    slug: "vouchers",
    question: "How do I return a voucher?",
    answerText: `${quote} Refunds go to your card.`,
    source: { quotes: [quote], url, label: "acme.test/returns", checkedAt: new Date("2026-11-18T10:00:00Z") },
    ...overrides,
  };
}

const pages = new Map([[url, `# Returns\n\n${quote} Refunds go to your card.`]]);

describe("pickProofs", () => {
  test("marks the sentence in the answer and on the page", () => {
    const [proof] = pickProofs([faq()], pages);
    expect(proof?.answer).toEqual(["", quote, " Refunds go to your card."]);
    expect(proof?.excerpt).toMatchObject({ title: "Returns", sentence: quote });
  });

  test("starts with a question that its page doesn't ask", () => {
    const askedUrl = "https://acme.test/faq";
    const asked = faq({
      slug: "asked",
      question: "Can I?",
      answerText: `${quote} Yes.`,
      source: { ...faq().source!, url: askedUrl },
    });
    const withFaq = new Map([...pages, [askedUrl, `# FAQ\n\nCan I?\n\n${quote} Yes.`]]);
    expect(pickProofs([asked, faq()], withFaq).map(({ slug }) => slug)).toEqual(["vouchers", "asked"]);
  });

  test("skips FAQs without a source, a page, or the sentence on it", () => {
    const gone = { ...faq().source!, url: "https://acme.test/gone" };
    const changed = new Map([[url, "# Returns\n\nNo vouchers are refunded. Sorry."]]);
    expect(pickProofs([faq({ source: null }), faq({ source: gone })], pages)).toEqual([]);
    expect(pickProofs([faq()], changed)).toEqual([]);
  });

  test("skips answers too long for a card", () => {
    expect(pickProofs([faq({ answerText: `${quote} ${"More. ".repeat(60)}` })], pages)).toEqual([]);
  });
});
