import { describe, expect, it } from "vitest";
import { relatedFaqs } from "./related-faqs.ts";

const faq = (slug: string, question: string, category = "General") => ({ slug, question, category });

describe("relatedFaqs", () => {
  const asked = faq("a", "How long does sharpening take?", "Orders");
  const similar = faq("b", "Is sharpening included in the price?", "Prices");
  const near = faq("c", "Where is my parcel?", "Orders");
  const far = faq("d", "Who are you?", "About");

  it("ranks shared category and words first, and never returns the question itself", () => {
    const found = relatedFaqs([asked, far, similar, near], asked, 5).map(({ slug }) => slug);
    expect(found.at(-1)).toBe("d");
    expect(found).toHaveLength(3);
    expect(found).not.toContain("a");
  });

  it("keeps page order for equal scores, up to the limit", () => {
    const others = [faq("x", "One?"), faq("y", "Two?"), faq("z", "Six?")];
    expect(relatedFaqs(others, asked, 2).map(({ slug }) => slug)).toEqual(["x", "y"]);
  });
});
