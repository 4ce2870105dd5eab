import { expect, test } from "vitest";
import type { OcrLine } from "../ocr/ocr-frame.ts";
import { body, type Drawn, page, view } from "./drawn-views.fixture.ts";
import { collectFieldTexts, type FieldTexts, wasTypedBefore } from "./field-texts.ts";
import { readScreens } from "./screen.ts";

const frame: Drawn["parts"] = [
  { box: { x: 60, y: 140, width: 300, height: 34 }, color: 190 },
  { box: { x: 61, y: 141, width: 298, height: 32 }, color: 255 },
];
const pointer = { x: 90, y: 150 };

/** `read` is what OCR made of the drawn lines. */
async function typedIn(...views: { drawn: OcrLine[]; read?: OcrLine[] }[]): Promise<string[]> {
  const screens = await readScreens(
    views.map(({ drawn, read = drawn }, time) => {
      const own = view({ lines: page("Orders", ...drawn), parts: frame, time, pointer, isReadBehind: true });
      return { ...own, text: { ...own.text, lines: page("Orders", ...read) } };
    }),
  );
  const patches = screens.slice(1).map(() => []);
  return collectFieldTexts(screens, patches)
    .texts.filter(({ isTyped }) => isTyped)
    .map(({ plain }) => plain);
}

test("words that are only read in another way weren't typed", async () => {
  const label = body("Make a list", 150, 70);
  expect(await typedIn({ drawn: [label] }, { drawn: [label], read: [body("Make o lisl", 150, 70)] })).toEqual(
    [],
  );
});

test("words that replace others were typed, however similar they are", async () => {
  const [hint, typed] = [body("Mail it", 150, 70), body("Kristina Abc", 150, 76)];
  expect(await typedIn({ drawn: [hint] }, { drawn: [typed] })).toEqual(["kristinaabc"]);
});

test("a word of the product may be a part of what was typed", () => {
  const typed: FieldTexts = {
    texts: [
      {
        ...{ plain: "lateevening", words: ["late", "evening"], index: 3 },
        ...{ isTyped: true, isFramed: false, isAlone: true },
      },
    ],
    shownFirst: new Map([["evening", 0]]),
  };
  expect(wasTypedBefore("Evening", typed, 5)).toBe(false);
  expect(wasTypedBefore("Evening", { ...typed, shownFirst: new Map() }, 5)).toBe(true);
});

test("a single letter that appeared is in many names", () => {
  const one = { plain: "a", words: ["a"], index: 1, isTyped: true, isFramed: false, isAlone: true };
  expect(wasTypedBefore("Absences", { texts: [one], shownFirst: new Map() }, 5)).toBe(false);
});
