/** Reads the surroundings of the pointer again, alone: that is where words matter, and small ones are missed in a whole page. */
import sharp from "sharp";
import { mergeWords, replaceWords } from "#engines/recording/ocr/merge-words.ts";
import type { OcrFrame, OcrWord } from "#engines/recording/ocr/ocr-frame.ts";
import { grown } from "#engines/recording/steps/compare-views.ts";
import type { Cursor } from "#engines/recording/steps/find-cursor.ts";
import { findFrame } from "#engines/recording/steps/find-frame.ts";
import { centerOf } from "#engines/recording/steps/phrases.ts";
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

/** In pixels. Its corners may be round. */
const buttonEdge = 4;
const buttonLimits = { minHeight: 22, maxHeight: 60, minWidth: 56, maxWidth: 320, groundReach: 24 };
/** Share of the button's height. A word that is higher was read together with an edge. */
const maxWordHeight = 0.8;

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
      ? [{ index, part, jpeg: cutOutOfGround(picture.legible, grown(box, -edge)), merge: replaceWords }]
      : [];
  });
  const buttons = pictures.flatMap((picture, index) => {
    const text = texts[index];
    const box = text && text.width === picture.pixels?.width ? unreadButton(picture, text) : null;
    const inside = box && grown(box, -buttonEdge);
    return box && inside
      ? [
          {
            index,
            part: grown(inside, surround),
            jpeg: cutOutOfGround(picture.legible, inside),
            merge: (frame: OcrFrame, part: Box, own: OcrFrame) =>
              isClearer(own, frame, box) ? replaceWords(frame, part, own, box) : frame,
          },
        ]
      : [];
  });
  const parts = [...around, ...tooltips, ...buttons];
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

/** The button that the pointer is on, if OCR missed its words or read its edge as a letter. */
function unreadButton({ pixels, cursor }: PointedPicture, text: OcrFrame): Box | null {
  const box = pixels && cursor && cursor.shape !== "beam" ? findFrame(pixels, cursor, buttonLimits) : null;
  if (!box) return null;
  const words = wordsIn(text, box);
  const isRead =
    words.length > 0 &&
    words.every((word) => word.confidence >= certain && word.box.height <= box.height * maxWordHeight);
  return isRead ? null : box;
}

function wordsIn({ lines }: OcrFrame, { x, y, width, height }: Box): OcrWord[] {
  return lines
    .flatMap(({ words }) => words)
    .filter(({ box }) => {
      const middle = centerOf(box);
      return middle.x > x && middle.x < x + width && middle.y > y && middle.y < y + height;
    });
}

/** As many letters, and more certain. */
function isClearer(own: OcrFrame, frame: OcrFrame, box: Box): boolean {
  const [now, was] = [own.lines.flatMap(({ words }) => words), wordsIn(frame, box)];
  const confidence = (words: OcrWord[]) => Math.min(...words.map((word) => word.confidence));
  const letters = (words: OcrWord[]) => words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters(now) === 0) return false;
  return was.length === 0 || (letters(now) >= letters(was) - 1 && confidence(now) > confidence(was));
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

async function cutOutOfGround(jpeg: Buffer, { x, y, width, height }: Box): Promise<Buffer> {
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
