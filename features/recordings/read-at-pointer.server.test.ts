import sharp from "sharp";
import { expect, test } from "vitest";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import type { Cursor } from "#engines/recording/steps/find-cursor.ts";
import { readAtPointers } from "./read-at-pointer.server.ts";

const [width, height] = [800, 400];
const cursorAt = (x: number, y: number, shape: Cursor["shape"] = "hand"): Cursor => ({
  ...{ x, y, shape, size: 1, match: 1, outline: 1 },
  box: { x: x - 5, y, width: 16, height: 20 },
});
const textOf = (text: string, [x, y]: [number, number], size = { width, height }): OcrFrame => {
  const box = { x, y, width: text.length * 8, height: 12 };
  return { ...size, lines: [{ text, box, confidence: 90, words: [{ text, box, confidence: 90 }] }] };
};
const blank = () =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();

test("reads only the surroundings of a pointer whose words aren't known, and adds them", async () => {
  const legible = await blank();
  const sizes: unknown[] = [];
  const texts = await readAtPointers(
    [
      { legible, cursor: cursorAt(700, 30) },
      { legible, cursor: cursorAt(100, 100) },
      { legible, cursor: cursorAt(100, 300, "beam") },
      { legible, cursor: null },
    ],
    [
      textOf("Somewhere", [20, 20]),
      textOf("Archive", [90, 95]),
      textOf("Title", [20, 20]),
      textOf("Title", [20, 20]),
    ],
    async (jpegs) => {
      for (const jpeg of jpegs) {
        const info = await sharp(jpeg).metadata();
        sizes.push([info.width, info.height]);
      }
      return jpegs.map(() => textOf("Refund", [250, 20], { width: 360, height: 120 }));
    },
  );
  expect(sizes).toEqual([[360, 120]]);
  expect(texts.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ["Somewhere", "Refund"],
    ["Archive"],
    ["Title"],
    ["Title"],
  ]);
  expect(texts[0]?.lines[1]?.box).toMatchObject({ x: 690, y: 20 });
});
