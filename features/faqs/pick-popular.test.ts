import { expect, it } from "vitest";
import { pickPopular } from "./pick-popular.ts";
import { presentFaqs } from "./present.ts";

it("alternates categories, uses short questions as chips, and shows no question twice", () => {
  const faqs = presentFaqs(
    ["a", "b", "c"].flatMap((category) =>
      [1, 2, 3, 4].map((number) => ({
        id: `${category}${number}`,
        slug: `${category}${number}`,
        question:
          number === 1
            ? `${category}: a question that is much too long for a chip, is it not?`
            : `${category}${number}?`,
        answer: "Yes, it is.",
        category,
      })),
    ),
    [],
  );
  const { short, others } = pickPopular(faqs);
  expect(short.map((faq) => faq.slug)).toEqual(["a2", "b2", "c2", "a3"]);
  expect(others.map((faq) => faq.slug)).toEqual(["a1", "b1", "c1", "b3", "c3", "a4"]);
  expect(pickPopular([])).toEqual({ short: [], others: [] });
});

it("takes titles with their text only where questions leave room", () => {
  const faqs = ["Members", "About us", "What is it?", "年齢制限はありますか？", "هل هو مجاني؟"].map(
    (question) => ({
      question,
      category: question,
    }),
  );
  const { short, others } = pickPopular(faqs);
  expect(short.map(({ question }) => question)).toEqual([
    "What is it?",
    "年齢制限はありますか？",
    "هل هو مجاني؟",
    "Members",
  ]);
  expect(others.map(({ question }) => question)).toEqual(["About us"]);
  const mixed = [{ question: "Was ist es?", category: "a", lang: "de" }, ...faqs.slice(0, 1)];
  expect(pickPopular(mixed).short.map(({ question }) => question)).toEqual(["Members", "Was ist es?"]);
});

it("shows no single chip beside a list of longer questions", () => {
  const long = "How do I add and customize a login in the app?";
  const faqs = [long, "Features"].map((question) => ({ question, category: "Services" }));
  expect(pickPopular(faqs)).toEqual({ short: [], others: faqs });
  expect(pickPopular([faqs[1]!]).short).toEqual([faqs[1]]);
});
