import { describe, expect, it } from "vitest";
import { relatedFaqs } from "./related-faqs.ts";

const faq = (slug: string, question: string, category = "General") => ({ slug, question, category });

describe("relatedFaqs", () => {
  const asked = faq("a", "How long does sharpening take?", "Orders");
  const similar = faq("b", "Is sharpening included in the price?", "Prices");
  const near = faq("c", "Where is my parcel?", "Orders");
  const far = faq("d", "Who are you?", "About");

  it("names what shares category and words before what shares neither, and never the question itself", () => {
    const found = relatedFaqs([asked, far, similar, near], asked, 5).map(({ slug }) => slug);
    expect(found.at(-1)).toBe("d");
    expect(found).toHaveLength(3);
    expect(found).not.toContain("a");
  });

  it("keeps the order of the page where nothing tells, up to the limit", () => {
    const others = [faq("x", "One?"), faq("y", "Two?"), faq("z", "Six?")];
    expect(relatedFaqs(others, asked, 2).map(({ slug }) => slug)).toEqual(["x", "y"]);
  });
});
