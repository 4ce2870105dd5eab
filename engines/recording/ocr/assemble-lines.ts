import { boxAround, type OcrFrame, type OcrLine, type OcrWord } from "./ocr-frame.ts";
import { enlargement } from "./prepare-picture.ts";

/** A line as the OCR engine returned it, in pixels of the prepared picture. */
export interface FoundLine {
  words: { text: string; confidence: number; bbox: { x0: number; y0: number; x1: number; y1: number } }[];
}

/** Words below this confidence are mostly icons or borders that resemble letters. */
const minConfidence = 30;
/** Relative to the line's height. Gaps within a sentence are smaller, gaps between labels or table cells larger. */
const maxGap = 1.4;

/** Groups OCR results into lines of words from top to bottom, in pixels of the original picture. */
export function assembleLines(found: FoundLine[], size: { width: number; height: number }): OcrFrame {
  const lines = found.flatMap(({ words }) => splitAtGaps(words.filter(isSure).flatMap(wordOf)).map(lineOf));
  lines.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  return { ...size, lines, unsure: found.flatMap(unsureLines) };
}

/** Shorter ones are icons and borders. In letters and digits. */
const minUnsure = 4;

/** What isn't in a dictionary is often uncertain: keys, and the words of addresses. */
function unsureLines({ words }: FoundLine): OcrLine[] {
  const parts = splitAtGaps(words.flatMap(wordOf));
  return parts.filter((part) => part.some((word) => !isSure(word) && isLong(word))).map(lineOf);
}

const isLong = ({ text }: OcrWord) => text.replace(/[^\p{L}\p{N}]/gu, "").length >= minUnsure;
const isSure = ({ confidence }: { confidence: number }) => confidence >= minConfidence;

function wordOf({ text, confidence, bbox }: FoundLine["words"][number]): OcrWord[] {
  const cleaned = text.normalize("NFC").trim();
  if (!/[\p{L}\p{N}]/u.test(cleaned)) return [];
  const x = Math.round(bbox.x0 / enlargement);
  const y = Math.round(bbox.y0 / enlargement);
  const width = Math.max(1, Math.round(bbox.x1 / enlargement) - x);
  const height = Math.max(1, Math.round(bbox.y1 / enlargement) - y);
  return [{ text: cleaned, box: { x, y, width, height }, confidence: Math.round(confidence) }];
}

function splitAtGaps(words: OcrWord[]): OcrWord[][] {
  const heights = words.map((word) => word.box.height).sort((a, b) => a - b);
  const gap = maxGap * (heights[Math.floor(heights.length / 2)] ?? 0);
  const parts: OcrWord[][] = [];
  for (const word of words) {
    const last = parts.at(-1)?.at(-1);
    if (last && word.box.x - (last.box.x + last.box.width) <= gap) parts.at(-1)!.push(word);
    else parts.push([word]);
  }
  return parts;
}

/** Expects at least one word. */
export function lineOf(words: OcrWord[]): OcrLine {
  const total = words.reduce((sum, word) => sum + word.confidence, 0);
  return {
    text: words.map((word) => word.text).join(" "),
    box: boxAround(words.map((word) => word.box)),
    confidence: Math.round(total / words.length),
    words,
  };
}
