/** Reads the surroundings of the pointer again, alone: that is where words matter, and small ones are missed in a whole page. */
import sharp from "sharp";
import { mergeWords, replaceWords } from "#engines/recording/ocr/merge-words.ts";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import { grown } from "#engines/recording/steps/compare-views.ts";
import type { Cursor } from "#engines/recording/steps/find-cursor.ts";
import { findTooltipIn } from "#engines/recording/steps/tooltip-box.ts";
import type { Pixels } from "#engines/recording/steps/types.ts";
import type { Box } from "./recording.ts";

interface PointedPicture {
  /** A JPEG without the pointer. */
  legible: Buffer;
  cursor: Cursor | null;
  /** Null if the picture couldn't be decoded. */
  pixels: Pixels | null;
}

/** In pixels, around the pointer: a button with its tooltip. */
const [across, above, below] = [260, 70, 90];
/** In pixels. Text as close as this is what the pointer is on. */
const [nearAcross, nearDown] = [20, 8];
const certain = 75;

/** In pixels. What is behind a tooltip would spoil its words, so it is read without its edge, on its own ground. */
const [edge, surround] = [2, 14];

/**
 * `read` returns what is in the pictures, in their order. Pictures whose words at the pointer are known aren't read
 * again, but tooltips are.
 */
export async function readAtPointers(
  pictures: PointedPicture[],
  texts: OcrFrame[],
  read: (jpegs: Buffer[]) => Promise<OcrFrame[]>,
): Promise<OcrFrame[]> {
  const around = pictures.flatMap(({ legible, cursor }, index) => {
    const text = texts[index];
    if (!cursor || cursor.shape === "beam" || !text || isKnown(text, cursor)) return [];
    const part = partAround(cursor, text);
    return part ? [{ index, part, jpeg: cutOut(legible, part), merge: mergeWords }] : [];
  });
  const tooltips = pictures.flatMap((picture, index) => {
    const isAsLarge = texts[index]?.width === picture.pixels?.width;
    const box = isAsLarge ? tooltipIn(picture, [pictures[index - 1], pictures[index + 1]]) : null;
    const part = box && grown(box, surround - edge);
    return box && part
      ? [{ index, part, jpeg: cutOutOfGround(picture.legible, box), merge: replaceWords }]
      : [];
  });
  const parts = [...around, ...tooltips];
  if (parts.length === 0) return texts;
  const found = await read(await Promise.all(parts.map(({ jpeg }) => jpeg)));
  const merged = [...texts];
  for (const [at, { index, part, merge }] of parts.entries()) {
    const [own, text] = [found[at], merged[index]];
    if (own && text) merged[index] = merge(text, part, own);
  }
  return merged;
}

function tooltipIn({ pixels, cursor }: PointedPicture, others: (PointedPicture | undefined)[]): Box | null {
  for (const other of others) {
    const found =
      pixels && cursor && other?.pixels
        ? findTooltipIn({ pixels, cursor }, { pixels: other.pixels, cursor: other.cursor })
        : null;
    if (found) return found;
  }
  return null;
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

async function cutOutOfGround(jpeg: Buffer, box: Box): Promise<Buffer> {
  const { x, y, width, height } = grown(box, -edge);
  const { data, info } = await sharp(jpeg)
    .extract({ left: x, top: y, width, height })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0] = data;
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .extend({ top: surround, bottom: surround, left: surround, right: surround, background: { r, g, b } })
    .jpeg({ quality: 95 })
    .toBuffer();
}
