import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import {
  countWords,
  foldText,
  gapAfter,
  joinSentences,
  normalizeText,
  slugify,
  splitSentences,
} from "./text.ts";

describe("normalizeText, foldText and countWords", () => {
  test("collapses white space and removes invisible characters", () => {
    expect(normalizeText("  Open\u00A0daily\n\tfrom\u200B 9\u00AD ")).toBe("Open daily from 9");
  });

  test("folds case, accents, quotes and dashes", () => {
    expect(foldText("“Café” – don’t")).toBe(foldText('"CAFE" - don\'t'));
  });

  test("counts words in any script", () => {
    expect(countWords("Don't pay $3.50 by e-mail.")).toBe(5);
    expect(countWords("営業時間 9")).toBe(5);
    expect(countWords(" — !")).toBe(0);
  });
});

describe("slugify", () => {
  test.each([
    ["Where is Zoë's Straße?", "where-is-zoes-strasse"],
    ["İade koşulları — ılık", "iade-kosullari-ilik"],
    ["Øl & Æbler", "ol-aebler"],
    ["配送について", "配送について"],
    ["?!", ""],
  ])("turns %s into %s", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  test("cuts long slugs at a word, and drops other scripts when ascii is set", () => {
    expect(slugify("one two three four", { maxLength: 13 })).toBe("one-two-three");
    expect(slugify("配送 shipping", { ascii: true })).toBe("shipping");
  });

  test("is idempotent and within its length limit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const slug = slugify(text, { maxLength: 20 });
        expect(slug.length).toBeLessThanOrEqual(20);
        expect(slugify(slug, { maxLength: 20 })).toBe(slug);
      }),
    );
  });
});

describe("splitSentences", () => {
  test.each([
    ["We open at 9 a.m. on weekdays. Call us!", ["We open at 9 a.m. on weekdays.", "Call us!"]],
    ["Ask Dr. Smith. He knows.", ["Ask Dr. Smith.", "He knows."]],
    [
      "Returns, e.g. Shoes, cost 3.50 each. Free over 50.",
      ["Returns, e.g. Shoes, cost 3.50 each.", "Free over 50."],
    ],
    ["Made by J. R. Baker. Since 1990.", ["Made by J. R. Baker.", "Since 1990."]],
    ["Call No. 5. Then wait.", ["Call No. 5.", "Then wait."]],
    ["Wir öffnen am 3. Mai wieder. Bis dann!", ["Wir öffnen am 3. Mai wieder.", "Bis dann!"]],
    ["Kosten ca. 5 Euro, z.B. Porto. Gut?", ["Kosten ca. 5 Euro, z.B. Porto.", "Gut?"]],
    ["Saturday inc. Breakfast £135", ["Saturday inc. Breakfast £135"]],
    ["Founded by Acme Inc. We ship.", ["Founded by Acme Inc.", "We ship."]],
    ["Für max. 4 Gäste, mind. 2 Nächte.", ["Für max. 4 Gäste, mind. 2 Nächte."]],
    ["Peace of mind. Nothing else.", ["Peace of mind.", "Nothing else."]],
    ["First line\nSecond line. Third", ["First line", "Second line.", "Third"]],
    ["送料は無料です。返品できます。", ["送料は無料です。", "返品できます。"]],
    ["  ", []],
  ])("splits %j", (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });

  test("returns every sentence verbatim and in order, and loses nothing", () => {
    const word = fc.constantFrom(
      "Dr.",
      "a",
      "Open.",
      "3.",
      "Mai",
      "why?",
      "no.",
      "\n",
      "e.g.",
      "日本。",
      "x)",
    );
    fc.assert(
      fc.property(
        fc.array(word).map((words) => words.join(" ")),
        (text) => {
          let from = 0;
          for (const sentence of splitSentences(text, "not a locale")) {
            const at = text.indexOf(sentence, from);
            expect(at).toBeGreaterThanOrEqual(from);
            from = at + sentence.length;
          }
          expect(splitSentences(text).join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
        },
      ),
    );
  });

  test("splits a megabyte without a full stop quickly", () => {
    const started = cpuMs();
    splitSentences("word ".repeat(200_000));
    countWords("a-".repeat(500_000));
    normalizeText(" \u00A0".repeat(500_000));
    expect(cpuMs() - started).toBeLessThan(3000);
  });
});

test.each([
  ["We open at nine.", " "],
  ["نفتح في التاسعة.", " "],
  ["9時に開きます。", ""],
  ["「9時に開きます。」", ""],
  ["何時に開きますか？", ""],
  ["9時", " "],
])("after “%s” comes “%s”", (sentence, gap) => {
  expect(gapAfter(sentence)).toBe(gap);
  expect(joinSentences(["", sentence, "", "1", ""])).toBe(`${sentence}${gap}1`);
});

test("joins many sentences in linear time", () => {
  const started = cpuMs();
  joinSentences(Array.from({ length: 40_000 }, () => "We open at nine in the morning."));
  expect(cpuMs() - started).toBeLessThan(1000);
});
