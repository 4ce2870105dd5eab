import fc from "fast-check";
import { expect, test } from "vitest";
import { en } from "#engines/languages/en.ts";
import { buildPage } from "./build-page.fixture.ts";
import { answerSentences, foldLoosely, groundText } from "./ground.ts";
import { parsePage } from "./page-tree.ts";
import { statedTexts } from "./read-page.ts";
import { writeFaqs } from "./write-faqs.ts";

const words = fc.constantFrom(
  "What do you sell?",
  "Wie lange dauert es?",
  "Où êtes-vous ?",
  "Q: Is it **free**?",
  "A: It is [not](x).",
  "We ship within two days to every town in the county and beyond.",
  "You can pay by card, in cash or by bank transfer at the counter.",
  "Monday to Friday 9am – 5pm",
  "Opening hours",
  "Shipping",
  "Oil change",
  "$49",
  "$59.00 Add to cart",
  "Call 020 7946 0101 today",
  "Ready to start?",
  "01",
  "A",
  "10<sup>th</sup> of May",
  "Settings → Billing",
  "<br>",
  "&amp;nbsp;&nbsp;",
  "",
);
const tags = [
  "div",
  "p",
  "h2",
  "h3",
  "ul",
  "li",
  "dl",
  "dt",
  "dd",
  "details",
  "summary",
  "table",
  "tr",
  "td",
  "b",
  "span",
  "a",
  "button",
  "footer",
  "section",
];
const attributes = fc.constantFrom(
  "",
  " class=faq",
  " class=accordion-item",
  " onclick=x()",
  " href=#a id=a",
  " aria-expanded=false",
  " class=talk",
);

const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  node: fc.oneof({ maxDepth: 5 }, words, tie("tree")),
  tree: fc
    .tuple(fc.constantFrom(...tags), attributes, fc.array(tie("node"), { maxLength: 5 }))
    .map(([tag, attribute, inner]) => `<${tag}${attribute}>${inner.join("")}</${tag}>`),
}));
const site = fc.array(fc.array(tree, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 });

test("every answer is on its page and no question occurs twice, for arbitrary markup", () => {
  fc.assert(
    fc.property(site, (bodies) => {
      const pages = bodies.map((body, at) =>
        buildPage(`<h1>FAQ</h1>${body.join("")}`, { url: `https://acme.example/p${at}` }),
      );
      const { faqs, actualCount, contradictions } = writeFaqs({
        pages,
        companyName: "Acme",
        contactInfo: { emails: [], phones: ["020 7946 0101"], addresses: [], socialMedia: {} },
      });
      expect(actualCount).toBe(faqs.length);
      const texts = new Map(pages.map((page) => [page.url, groundText(statedTexts(parsePage(page.html)))]));
      const stands = (sentence: string, url: string): boolean =>
        (texts.get(url) ?? "").includes(foldLoosely(sentence).replace(/ /g, ""));
      for (const { question, answer, category, evidence, sourceUrl, confidence, topic, review } of faqs) {
        if (topic === "title") expect(review).not.toBe("uncertain");
        else expect(question).toMatch(/[?？؟]$/);
        expect(question).not.toMatch(/^ready to start/i);
        expect(answer.length).toBeGreaterThanOrEqual(10);
        expect(Object.values(en.categoryNames)).toContain(category);
        expect(confidence).toBeGreaterThan(0);
        expect(evidence.length).toBeGreaterThan(0);
        for (const sentence of [...evidence, ...answerSentences(answer)])
          expect(stands(sentence, sourceUrl), `${sentence} on ${sourceUrl}`).toBe(true);
      }
      expect(new Set(faqs.map(({ question }) => foldLoosely(question))).size).toBe(faqs.length);
      for (const { values } of contradictions) {
        expect(values.length).toBeGreaterThan(1);
        for (const { evidence, sourceUrl } of values) expect(stands(evidence, sourceUrl)).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});
