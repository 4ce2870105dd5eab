/** Synthetic screens for tests: backgrounds, strokes in place of letters, and a pointer. */
import { words } from "../clicks/words/en.ts";
import type { OcrLine } from "../ocr/ocr-frame.ts";
import { describeSteps } from "./describe-steps.ts";
import type { Box, Pixels, RecordedView } from "./types.ts";

const [width, height] = [640, 360];

/** A synthetic screen: backgrounds, then strokes in place of letters. */
export function draw(parts: { box: Box; color: number }[]): Pixels {
  const data = new Uint8Array(width * height * 3).fill(255);
  for (const { box, color } of parts) {
    for (let y = box.y; y < box.y + box.height; y++)
      for (let x = box.x; x < box.x + box.width; x++)
        data.fill(color, (y * width + x) * 3, (y * width + x) * 3 + 3);
  }
  return { width, height, data };
}

export function line(text: string, box: Box, confidence = 95): OcrLine {
  const letter = box.width / text.length;
  let at = box.x;
  const words = text.split(" ").map((word) => {
    const own = { text: word, box: { ...box, x: at, width: word.length * letter }, confidence };
    at += (word.length + 1) * letter;
    return own;
  });
  return { text, box, confidence, words };
}

const inkOf = (lines: OcrLine[]) =>
  lines.flatMap(({ words }) =>
    words.flatMap(({ text, box }) =>
      [...text].map((letter, index) => ({
        box: {
          x: Math.round(box.x + (index * box.width) / text.length),
          y: Math.round(box.y + (letter.charCodeAt(0) % 5)),
          width: 3,
          height: Math.round(box.height) - 4,
        },
        color: 20,
      })),
    ),
  );

export interface Drawn {
  lines: OcrLine[];
  parts?: { box: Box; color: number }[];
  time: number;
  pointer?: { x: number; y: number; shape?: "arrow" | "hand" };
  isReadBehind?: boolean;
  covered?: Box[];
}

export function view({
  lines,
  parts = [],
  time,
  pointer,
  isReadBehind = false,
  covered = [],
}: Drawn): RecordedView {
  const cursor = pointer
    ? {
        shape: "hand" as const,
        ...pointer,
        size: 1,
        match: 1,
        outline: 1,
        box: { x: pointer.x - 6, y: pointer.y, width: 16, height: 21 },
      }
    : null;
  const text = { width, height, lines };
  return {
    timestampSeconds: time,
    kind: "change",
    changed: null,
    covered,
    text,
    pixels: draw([...parts, ...inkOf(lines)]),
    cursor,
    isReadBehindCursor: isReadBehind,
  };
}

const heading = (text: string) => line(text, { x: 20, y: 20, width: text.length * 15, height: 22 });
export const body = (text: string, y: number, x = 20) =>
  line(text, { x, y, width: text.length * 7, height: 12 });
export const page = (name: string, ...more: OcrLine[]) => [
  heading(name),
  body("Here is what you have", 60),
  ...more,
];

export async function stepsOf(...drawn: Drawn[]) {
  return (await describeSteps(drawn.map(view), { words })).slice(1);
}
