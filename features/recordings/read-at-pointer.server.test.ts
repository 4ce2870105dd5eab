import sharp from "sharp";
import { expect, test } from "vitest";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import { draw } from "#engines/recording/steps/drawn-views.fixture.ts";
import type { Cursor } from "#engines/recording/steps/find-cursor.ts";
import { readAtPointers } from "./read-at-pointer.server.ts";

const [width, height] = [800, 400];
const cursorAt = (x: number, y: number, shape: Cursor["shape"] = "hand"): Cursor => ({
  ...{ x, y, shape, size: 1, match: 1, outline: 1 },
  box: { x: x - 5, y, width: 16, height: 20 },
});
const textOf = (
  text: string,
  [x, y]: [number, number],
  { width: w, height: h } = { width, height },
): OcrFrame => {
  const box = { x, y, width: text.length * 8, height: 12 };
  return {
    width: w,
    height: h,
    lines: [{ text, box, confidence: 90, words: [{ text, box, confidence: 90 }] }],
  };
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
      { legible, cursor: cursorAt(700, 30), pixels: null },
      { legible, cursor: cursorAt(100, 100), pixels: null },
      { legible, cursor: cursorAt(100, 300, "beam"), pixels: null },
      { legible, cursor: null, pixels: null },
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

test("reads the inside of a button whose edge was read as a letter, and keeps the words beside it", async () => {
  const button = { box: { x: 300, y: 100, width: 120, height: 34 }, color: 70 };
  const pixels = draw([button]);
  const legible = await sharp(pixels.data, { raw: { width: 640, height: 360, channels: 3 } })
    .jpeg()
    .toBuffer();
  const tall = { x: 340, y: 101, width: 40, height: 32 };
  const word = { text: "Sendy", box: tall, confidence: 80 };
  const known = textOf("Period", [248, 110], pixels);
  const text = { ...known, lines: [...known.lines, { ...word, words: [word] }] };
  const read = async (own: string) => {
    const [found] = await readAtPointers(
      [{ legible, cursor: cursorAt(360, 112), pixels }],
      [text],
      async (jpegs) => jpegs.map(() => ({ ...textOf(own, [40, 20], { width: 140, height: 54 }) })),
    );
    return found?.lines.map((line) => line.text);
  };
  const found = await read("Send it");
  expect(found).toEqual(expect.arrayContaining(["Period", "Send it"]));
  expect(found).not.toContain("Sendy");
});

test("reads a tooltip apart from what is behind it", async () => {
  const icon = { box: { x: 400, y: 100, width: 20, height: 20 }, color: 60 };
  const tooltip = { box: { x: 372, y: 128, width: 90, height: 26 }, color: 90 };
  const [off, on] = [draw([icon]), draw([icon, tooltip])];
  const jpegOf = ({ width, height, data }: typeof on) =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer();
  const sizes: unknown[] = [];
  const texts = await readAtPointers(
    [
      { legible: await jpegOf(off), cursor: cursorAt(60, 300, "beam"), pixels: off },
      { legible: await jpegOf(on), cursor: cursorAt(410, 104), pixels: on },
    ],
    [textOf("Invoices", [350, 120], on), textOf("Inv", [350, 120], on)],
    async (jpegs) => {
      for (const jpeg of jpegs) {
        const info = await sharp(jpeg).metadata();
        sizes.push([info.width, info.height]);
      }
      return jpegs.map((_, index) =>
        index === jpegs.length - 1
          ? textOf("Print", [20, 16], { width: 114, height: 50 })
          : textOf("", [0, 0]),
      );
    },
  );
  expect(sizes.at(-1)).toEqual([114, 50]);
  expect(texts[1]?.lines.map(({ text }) => text)).toContain("Print");
  expect(texts[1]?.lines.map(({ text }) => text)).not.toContain("Inv");
  expect(texts[1]?.lines.find(({ text }) => text === "Print")?.box).toMatchObject({ x: 380, y: 132 });
});
