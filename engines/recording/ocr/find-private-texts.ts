/** Finds private texts in what OCR has read. */
import { labelsOf, mayNeedLabel } from "./field-labels.ts";
import {
  boxAround,
  type OcrBox,
  type OcrFrame,
  type OcrLine,
  type OcrWord,
  withMargin,
} from "./ocr-frame.ts";
import { findPrivate, type PrivateKind, type PrivateMatch } from "./private-patterns.ts";

export interface PrivateText {
  kind: PrivateKind;
  text: string;
  box: OcrBox;
}

/** In pixels. Lines of the same text, read twice, may differ that much. */
const tolerance = 3;

/** Relative to the height. Words with a smaller gap are parts of one. Spaces are about 0.3 wide. */
const gluedGap = 0.15;
/** The same after a full stop or hyphen in an address, beside which OCR sees more space. */
const gapInAddress = 0.6;

/** Returns the texts in the order of the lines, and then those in uncertain lines. */
export function findPrivateTexts(frame: OcrFrame): PrivateText[] {
  const lines = [...frame.lines, ...(frame.unsure ?? [])];
  const found = lines.flatMap((line) =>
    [...findPrivate(line.text, { isRead: true }), ...announcedIn(line, lines)].map(
      ({ kind, text, from, to }) => ({
        kind,
        text,
        box: withMargin(boxAround(boxesOf(line, { kind, from, to })), frame),
      }),
    ),
  );
  return found.filter(
    ({ box }, at) =>
      !found.some((other, place) => isIn(box, other.box) && (place < at || !isIn(other.box, box))),
  );
}

/** What the name of its field makes private, which is another line. */
function announcedIn(line: OcrLine, lines: OcrLine[]): PrivateMatch[] {
  if (!mayNeedLabel(line.text)) return [];
  return labelsOf(line, lines).flatMap((label) => {
    const start = label.length + 1;
    const found = findPrivate(`${label} ${line.text}`, { isRead: true });
    return found.flatMap((match) =>
      match.from >= start ? [{ ...match, from: match.from - start, to: match.to - start }] : [],
    );
  });
}

function isIn(box: OcrBox, other: OcrBox): boolean {
  return (
    box.x >= other.x &&
    box.y >= other.y - tolerance &&
    box.x + box.width <= other.x + other.width &&
    box.y + box.height <= other.y + other.height + tolerance
  );
}

/**
 * Returns the boxes of the words in this range of the line's text, which joins the words with single spaces, and of what OCR
 * split from these.
 */
function boxesOf(
  { words }: OcrLine,
  { kind, from, to }: { kind: PrivateKind; from: number; to: number },
): OcrBox[] {
  let at = 0;
  const places = words.map(({ text }) => {
    const [start, end] = [at, at + text.length];
    at = end + 1;
    return { isInside: start < to && end > from, end };
  });
  let first = places.findIndex(({ isInside }) => isInside);
  let last = places.findLastIndex(({ isInside }) => isInside);
  while (isGlued(words[first - 1], words[first], kind)) first -= 1;
  // What follows "rosa@acme.example." is another sentence.
  if (places[last]?.end === to) while (isGlued(words[last], words[last + 1], kind)) last += 1;
  return words.slice(first, last + 1).map(({ box }) => box);
}

function isGlued(left: OcrWord | undefined, right: OcrWord | undefined, kind: PrivateKind): boolean {
  if (!left || !right) return false;
  const gap = (right.box.x - (left.box.x + left.box.width)) / Math.min(left.box.height, right.box.height);
  if (gap < gluedGap || kind !== "email") return gap < gluedGap;
  // No word begins with these. "us." and "Thanks." end sentences.
  return /^[._-]\p{L}/u.test(right.text) || (gap < gapInAddress && /^\p{Ll}{3,}[._-]$/u.test(left.text));
}
