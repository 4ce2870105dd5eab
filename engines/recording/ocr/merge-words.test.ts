import { expect, test } from "vitest";
import { mergeWords, replaceWords } from "./merge-words.ts";
import type { OcrBox, OcrFrame, OcrWord } from "./ocr-frame.ts";

const word = (text: string, [x, y]: [number, number], confidence = 90): OcrWord => ({
  text,
  box: { x, y, width: text.length * 8, height: 12 },
  confidence,
});
const frame = ({ width, height }: { width: number; height: number }, ...words: OcrWord[]): OcrFrame => ({
  width,
  height,
  lines: words.map((one) => ({ text: one.text, box: one.box, confidence: one.confidence, words: [one] })),
});
const page = { width: 600, height: 400 };
const part: OcrBox = { x: 100, y: 50, width: 200, height: 80 };
const textsOf = ({ lines }: OcrFrame) => lines.map(({ text }) => text);

test("adds missing words at their place in the whole picture", () => {
  const merged = mergeWords(
    frame(page, word("Orders", [20, 20])),
    part,
    frame(part, word("Archive", [40, 30])),
  );
  expect(textsOf(merged)).toEqual(["Orders", "Archive"]);
  expect(merged.lines[1]?.box).toMatchObject({ x: 140, y: 80 });
});

test("keeps the more certain of two readings", () => {
  const known = frame(page, word("Archlve", [140, 80], 60), word("Export", [220, 80], 95));
  const read = frame(part, word("Archive", [40, 30], 90), word("Expcrt", [120, 30], 70));
  expect(textsOf(mergeWords(known, part, read))).toEqual(["Archive", "Export"]);
});

test("ignores uncertain words and those that the edge of the part cuts", () => {
  const read = frame(part, word("ry", [60, 30], 20), word("Expo", [169, 30], 95));
  expect(textsOf(mergeWords(frame(page), part, read))).toEqual([]);
});

test("replaces what is behind a box by what is on it, and only that", () => {
  const known = frame(page, word("Invoices", [60, 60], 96), word("Export", [400, 60], 95));
  const read = frame(part, word("Print", [40, 10], 60), word("?", [90, 10], 10));
  expect(textsOf(replaceWords(known, part, read))).toEqual(["Print", "Export"]);
  expect(replaceWords(known, part, frame(part))).toBe(known);
});

test("keeps what is in the margin of a part that was read with one", () => {
  const known = frame(page, word("Period", [88, 60]), word("Q22026", [150, 60]));
  const inner = { x: 140, y: 56, width: 100, height: 24 };
  expect(textsOf(replaceWords(known, part, frame(part, word("Q2", [50, 10])), inner))).toEqual([
    "Period",
    "Q2",
  ]);
});
