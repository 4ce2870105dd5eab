/** Names that were read in part, with an icon, without accents, or beside the control: say less rather than something wrong. */
import { expect, test } from "vitest";
import type { OcrLine } from "../ocr/ocr-frame.ts";
import { body, type Drawn, line, page, stepsOf, view } from "./drawn-views.fixture.ts";
import { findField } from "./find-field.ts";
import { goesOn } from "./goes-on.ts";
import { joinWords } from "./join-words.ts";
import { findPhrases, type Phrase } from "./phrases.ts";
import { restoreAccents } from "./restore-accents.ts";
import { readScreens } from "./screen.ts";
import type { Box } from "./types.ts";

const far = { x: 300, y: 166 };
const phraseOf = (text: string, box: Box, confidence = 95): Phrase => ({ text, box, confidence });

function textsOf(...words: [text: string, x: number, width: number, height: number][]): string[] {
  const read = words.map(([text, x, width, height]) => ({
    text,
    confidence: 95,
    box: { x, y: 100 + 14 - height, width, height },
  }));
  const lines = [{ text: "", confidence: 95, box: { x: 20, y: 100, width: 300, height: 14 }, words: read }];
  const shown = view({ lines: [], time: 1 });
  return findPhrases({ ...shown, pixels: null, text: { width: 640, height: 360, lines } }).map(
    ({ text }) => text,
  );
}

test("an icon that is read as a letter isn't part of the label", () => {
  expect(textsOf(["Y", 20, 14, 14], ["Sort", 43, 30, 11])).toEqual(["Sort"]);
  expect(textsOf(["Sort", 20, 30, 11], ["Y", 59, 14, 14])).toEqual(["Sort"]);
});

test("an icon that is read as half a bracket isn't part of the label", () => {
  expect(textsOf(["E]", 20, 14, 12], ["Orders", 40, 40, 11])).toEqual(["Orders"]);
  expect(textsOf(["3}", 20, 14, 12], ["Today", 40, 40, 11])).toEqual(["Today"]);
});

test("an icon that is read as a letter with a sign isn't part of the label", () => {
  expect(textsOf(["A,", 20, 14, 16], ["Sort", 43, 30, 11])).toEqual(["Sort"]);
});

test("an arrow that is lower than a letter isn't part of the label", () => {
  expect(textsOf(["Sort", 20, 30, 11], ["Y", 58, 14, 6])).toEqual(["Sort"]);
  expect(textsOf(["Vitamin", 20, 46, 11], ["C", 71, 9, 11])).toEqual(["Vitamin C"]);
});

test("a word of one letter is part of the label", () => {
  expect(textsOf(["A", 20, 10, 11], ["bonus", 35, 40, 11])).toEqual(["A bonus"]);
  expect(textsOf(["Plan", 20, 30, 11], ["B", 55, 10, 11])).toEqual(["Plan B"]);
});

test("the edge between two buttons that is read as a letter separates their labels", () => {
  expect(textsOf(["CANCEL", 20, 60, 12], ["I", 92, 8, 34], ["SAVE", 112, 44, 12])).toEqual([
    "CANCEL",
    "SAVE",
  ]);
  expect(textsOf(["Cancel", 20, 56, 11], ["m", 86, 7, 18], ["Save", 101, 36, 11])).toEqual([
    "Cancel",
    "Save",
  ]);
});

test("a short word between two others is part of their label", () => {
  expect(textsOf(["Sign", 20, 30, 14], ["in", 55, 12, 11], ["again", 72, 36, 11])).toEqual(["Sign in again"]);
  expect(textsOf(["nun", 20, 24, 8], ["Ja", 49, 14, 14], ["sagen", 68, 36, 11])).toEqual(["nun Ja sagen"]);
});

test("brackets and quotes after a label that has none before aren't part of it", () => {
  expect(textsOf(["Actions”)", 20, 60, 12])).toEqual(["Actions"]);
  expect(textsOf(["Actions", 20, 60, 12], ["(all)", 86, 40, 12])).toEqual(["Actions (all)"]);
});

test("words are corrected to their more certain reading with accents", () => {
  const box = { x: 0, y: 0, width: 60, height: 12 };
  const read = (text: string, confidence: number) => restoreAccents([[phraseOf(text, box, confidence)]]);
  expect(read("Buscar matricula", 91)[0]?.[0]?.text).toBe("Buscar matricula");
  const views = restoreAccents([
    [phraseOf("Buscar matricula", box, 91)],
    [phraseOf("Matrícula", box, 96), phraseOf("MATRICULA", box, 90)],
  ]);
  expect(views.flat().map(({ text }) => text)).toEqual(["Buscar matrícula", "Matrícula", "MATRÍCULA"]);
  const both = restoreAccents([[phraseOf("termino", box, 96), phraseOf("término", box, 96)]]);
  expect(both.flat().map(({ text }) => text)).toEqual(["termino", "término"]);
});

const label = body("Tell the customer", 160, 60);
const partOf = (from: number): OcrLine => ({ ...label, words: label.words.slice(from) });

test("a label has more words where letters are as close as the next word", async () => {
  const whole = body("Inform customers", 160, 60);
  const [screen] = await readScreens([view({ time: 1, lines: page("Orders", whole) })]);
  const [first] = whole.words;
  if (!screen || !first) throw new Error("no words");
  expect(goesOn(screen, phraseOf("Inform", first.box))).toBe(true);
  expect(goesOn(screen, phraseOf("Inform customers", whole.box))).toBe(false);
});

test("a label ends at an edge", async () => {
  const edge = { box: { x: 182, y: 150, width: 3, height: 34 }, color: 20 };
  const other = { box: { x: 188, y: 160, width: 60, height: 12 }, color: 20 };
  const shown = view({ time: 1, lines: page("Orders", label), parts: [edge, other] });
  const [screen] = await readScreens([shown]);
  expect(screen && goesOn(screen, phraseOf("Tell the customer", label.box))).toBe(false);
});

/** The letters are there, but not all were read. */
function pressed(read: OcrLine, after: OcrLine): Parameters<typeof stepsOf> {
  const row = { box: { x: 40, y: 150, width: 340, height: 36 }, color: 200 };
  const shown: Drawn = {
    lines: page("Orders", label),
    parts: [row],
    time: 1,
    pointer: far,
    isReadBehind: true,
  };
  return [
    { ...shown, lines: page("Orders", read) },
    { ...shown, lines: page("Orders", after, body("Saved", 240)), time: 3 },
    { ...shown, lines: page("Sent", body("Thank you", 240)), parts: [], time: 5 },
  ];
}

test("names a control by its whole label from another view, wherever the pointer is on its row", async () => {
  const [first] = await stepsOf(...pressed(partOf(1), label));
  expect(first?.description).not.toContain("**the customer**");
});

test("joins the free words of a label with the one that another view shows", async () => {
  const lines = page("Orders", label);
  const [screen] = await readScreens([
    view({ lines, time: 1, pointer: { x: label.words[2]?.box.x ?? 0, y: 160 } }),
  ]);
  const hidden = label.words[2];
  if (!screen || !hidden) throw new Error("no words");
  const whole = phraseOf("Tell the vustomer", label.box, 70);
  expect(joinWords(screen, whole, phraseOf("customer", hidden.box))).toBe("Tell the customer");
  expect(joinWords(screen, whole, phraseOf("customer", hidden.box, 60))).toBeNull();
});

test("doesn't name a button with an icon by the button beside it", async () => {
  const parts = [
    { box: { x: 300, y: 100, width: 36, height: 34 }, color: 60 },
    { box: { x: 308, y: 110, width: 10, height: 12 }, color: 240 },
    { box: { x: 340, y: 100, width: 120, height: 34 }, color: 180 },
  ];
  const pointer = { x: 324, y: 116 };
  const lines = page("Orders", body("New order", 111, 348));
  const steps = await stepsOf(
    { lines, parts, time: 1, pointer, isReadBehind: true },
    { lines: [...lines, body("It is up to date", 240)], parts, time: 3, pointer, isReadBehind: true },
  );
  expect(steps.length).toBeGreaterThan(0);
  for (const { description } of steps) expect(description).not.toContain("**New order**");
});

const framed = ({ x, y, width, height }: Box, color = 150) => [
  { box: { x, y, width, height }, color },
  { box: { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }, color: 255 },
];

test("a box that opens beside a word isn't a field that was filled in", async () => {
  const lines = page("Orders", body("Pickup", 190, 60));
  const tooltip = { x: 180, y: 180, width: 140, height: 34 };
  const steps = await stepsOf(
    { lines, time: 1 },
    { lines: [...lines, body("Send mails", 191, 190)], parts: framed(tooltip), time: 3 },
  );
  for (const { description } of steps) expect(description).not.toContain("Pickup");
});

test("a box that opens over other words isn't a field that was filled in", async () => {
  const lines = page("Orders", body("Pickup", 190, 60));
  const tooltip = { x: 180, y: 180, width: 140, height: 34 };
  const steps = await stepsOf(
    { lines: [...lines, body("Price", 190, 191)], time: 1 },
    { lines: [...lines, body("Send mails", 191, 190)], parts: framed(tooltip), time: 3 },
  );
  for (const { description } of steps) expect(description).not.toContain("Pickup");
});

test("words that are only gone weren't typed over", async () => {
  const steps = await stepsOf(
    { lines: page("Orders", body("Spices", 180, 60), body("Pepper from Kerala", 200, 60)), time: 1 },
    { lines: page("Orders", body("Spices", 180, 60)), time: 3 },
  );
  for (const { description } of steps) expect(description).not.toContain("**Spices**");
});

test("the label at the edge of a field isn't what was typed", async () => {
  const field = { x: 200, y: 140, width: 300, height: 34 };
  const patch = { x: 196, y: 136, width: 308, height: 42, pixels: 900 };
  const lines = (y: number) =>
    page(
      "Orders",
      line("Lane and number", { x: 202, y, width: 105, height: 16 }),
      body("Saved places", 124, 60),
    );
  const [before, after] = await readScreens([
    view({ lines: lines(121), parts: framed(field), time: 1 }),
    view({ lines: [...lines(123), body("Mill 12", 150, 210)], parts: framed(field, 40), time: 4 }),
  ]);
  if (!before || !after) throw new Error("no screens");
  const typed = { texts: [], shownFirst: new Map<string, number>() };
  const found = findField({ before, after, earlier: null, around: [after], typed }, [patch]);
  expect(found).toMatchObject({ kind: "type", name: "Lane and number" });
});

test("a box that opens over pale words isn't a field that was filled in", async () => {
  const tooltip = { x: 180, y: 180, width: 140, height: 34 };
  const lines = page("Orders", body("Pickup", 190, 100));
  const pale = { box: { x: 188, y: 188, width: 60, height: 16 }, color: 90 };
  const [before, after] = await readScreens([
    view({ lines: [...lines, body("Price", 190, 191)], parts: [pale], time: 1 }),
    view({ lines: [...lines, body("Send mails", 191, 190)], parts: framed(tooltip), time: 3 }),
  ]);
  if (!before || !after) throw new Error("no screens");
  const typed = { texts: [], shownFirst: new Map<string, number>() };
  const change = { before, after, earlier: null, around: [after], typed };
  expect(findField(change, [{ ...tooltip, pixels: 900 }])).toBeNull();
});
