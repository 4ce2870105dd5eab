import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { markSource } from "./mark-source.ts";
import { sourceTexts } from "./source-texts.ts";
import type { GeneratedFaq } from "./types.ts";
import { writeFaqs } from "./write-faqs.ts";

const lines = (...texts: string[]) => texts.map((text) => ({ text, level: 7 }));
const marked = (texts: string[], sentences: string[]) =>
  markSource(lines(...texts), sentences).lines.map(({ parts }) =>
    parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join(""),
  );

describe("markSource", () => {
  test("marks a verbatim sentence", () => {
    expect(marked(["One. It costs £5. Two."], ["It costs £5."])).toEqual(["One. [It costs £5.] Two."]);
  });
  test("marks a sentence over several lines, with other spacing and punctuation", () => {
    expect(marked(["The shop –", "is open", "daily. Else not."], ["The shop is open daily"])).toEqual([
      "[The shop] –",
      "[is open]",
      "[daily]. Else not.",
    ]);
  });
  test("marks overlapping sentences once", () => {
    expect(marked(["a b c d"], ["a b c", "b c d"])).toEqual(["[a b c][ d]"]);
  });
  test("doesn't mark a sentence with another amount", () => {
    expect(markSource(lines("It costs $5."), ["It costs £5."]).found).toEqual([]);
  });
});

test("never changes the text", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 30 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), fc.array(text, { maxLength: 4 }), (texts, sentences) => {
      const { lines: shown } = markSource(lines(...texts), sentences);
      expect(shown.map(({ parts }) => parts.map((part) => part.text).join(""))).toEqual(texts);
    }),
  );
});

test("stores the text of every kind of quote from its page", () => {
  const declared = {
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "Do you deliver to islands?",
        acceptedAnswer: { "@type": "Answer", text: "Yes, by boat on every Friday of the month." },
      },
    ],
  };
  const page = buildPage(
    `<nav><a href="/">Start</a><a href="/a">Menu of the shop</a></nav><main><h1>Our workshop</h1>
    <script type="application/ld+json">${JSON.stringify(declared)}</script>
    <h2>Do you repair electric bikes?</h2><p>We repair <b>all</b> of them, but not their motors, in three days.</p>
    <h2>Warranty</h2><p>The warranty lasts for two years. It covers every part that we have replaced.</p></main>
    <footer>Call +44 117 496 0123 or write to hello@harbour.example.</footer>`,
    { url: "https://harbour.example/" },
  );
  const contactInfo = {
    emails: ["hello@harbour.example"],
    phones: ["+44 117 496 0123"],
    addresses: [],
    socialMedia: {},
  };
  const written = writeFaqs({ pages: [page], companyName: "Harbour", contactInfo });
  expect(new Set(written.faqs.map(({ origin }) => origin))).toEqual(new Set(["explicit", "fact", "section"]));
  const [source] = sourceTexts([page], written);
  for (const { evidence } of written.faqs)
    expect(markSource(source!.lines, evidence).found).toEqual([...new Set(evidence)]);
  expect(source!.lines.filter(({ level }) => level === 8).map(({ text }) => text)).toEqual([
    "Yes, by boat on every Friday of the month.",
  ]);
  expect(JSON.stringify(source)).not.toContain("Menu of the shop");
});

test("truncates a huge page without losing its quotes", () => {
  const said = "The deposit is 20 euros.";
  const page = buildPage(`<main>${"<p>Words that no one reads.</p>".repeat(20_000)}<p>${said}</p></main>`);
  const faq = { sourceUrl: page.url, evidence: [said] } as GeneratedFaq;
  const [source] = sourceTexts([page], { faqs: [faq], contradictions: [] });
  expect(JSON.stringify(source).length).toBeLessThan(500_000);
  expect(markSource(source!.lines, [said]).found).toEqual([said]);
});
