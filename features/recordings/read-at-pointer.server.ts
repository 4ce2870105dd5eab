/** Reads the surroundings of the pointer again, alone: that is where words matter, and small ones are missed in a whole page. */
import sharp from "sharp";
import { mergeWords } from "#engines/recording/ocr/merge-words.ts";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import type { Cursor } from "#engines/recording/steps/find-cursor.ts";
import type { Box } from "./recording.ts";

interface PointedPicture {
  /** A JPEG without the pointer. */
  legible: Buffer;
  cursor: Cursor | null;
}

/** In pixels, around the pointer: a button with its tooltip. */
const [across, above, below] = [260, 70, 90];
/** In pixels. Text as close as this is what the pointer is on. */
const [nearAcross, nearDown] = [20, 8];
const certain = 75;

/** `read` returns what is in the pictures, in their order. Pictures whose words at the pointer are known aren't read again. */
export async function readAtPointers(
  pictures: PointedPicture[],
  texts: OcrFrame[],
  read: (jpegs: Buffer[]) => Promise<OcrFrame[]>,
): Promise<OcrFrame[]> {
  const parts = pictures.flatMap(({ legible, cursor }, index) => {
    const text = texts[index];
    if (!cursor || cursor.shape === "beam" || !text || isKnown(text, cursor)) return [];
    const part = partAround(cursor, text);
    return part ? [{ index, legible, part, text }] : [];
  });
  if (parts.length === 0) return texts;
  const cut = await Promise.all(parts.map(({ legible, part }) => cutOut(legible, part)));
  const found = await read(cut);
  const merged = [...texts];
  for (const [at, { index, part, text }] of parts.entries()) {
    const own = found[at];
    if (own) merged[index] = mergeWords(text, part, own);
  }
  return merged;
}

function isKnown({ lines }: OcrFrame, { x, y }: Cursor): boolean {
  return lines.some(({ words }) =>
    words.some(
      ({ text, confidence, box }) =>
        confidence >= certain &&
        /\p{L}{2}/u.test(text) &&
        x > box.x - nearAcross &&
        x < box.x + box.width + nearAcross &&
        y > box.y - nearDown &&
        y < box.y + box.height + nearDown,
    ),
  );
}

function partAround({ x, y }: Cursor, { width, height }: OcrFrame): Box | null {
  const left = Math.max(0, Math.round(x) - across);
  const top = Math.max(0, Math.round(y) - above);
  const right = Math.min(width, Math.round(x) + across);
  const bottom = Math.min(height, Math.round(y) + below);
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

async function cutOut(jpeg: Buffer, { x, y, width, height }: Box): Promise<Buffer> {
  return sharp(jpeg).extract({ left: x, top: y, width, height }).jpeg({ quality: 95 }).toBuffer();
}
