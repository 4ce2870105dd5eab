import { longestCommonSubsequence } from "./close-text.ts";
import { boundsOf, contains, grown, type Patch } from "./compare-views.ts";
import type { Cursor } from "./find-cursor.ts";
import { frameAt, withWordsBeside } from "./framed-text.ts";
import { centerOf, distanceBetween, overlaps, type Phrase, plainText } from "./phrases.ts";
import { quotable } from "./quotable.ts";
import { hasSameLetters } from "./same-letters.ts";
import type { Screen } from "./screen.ts";
import { isStateOfSwitch } from "./switch-words.ts";
import type { Box } from "./types.ts";
import type { Change, UsedControl } from "./used-control.ts";
import { textIn } from "./view-changes.ts";
import { wholeLabel } from "./whole-label.ts";

/**
 * Finds a check box or switch by a small change without words, near the pointer or alone on its row. Without a pointer,
 * anything may have caused the change.
 */
export function findToggle(change: Change, patches: Patch[]): UsedControl | null {
  const { before, after } = change;
  const { cursor } = before;
  if (!cursor) return null;
  const small = patches.filter(
    (patch) =>
      patch.width <= 72 &&
      patch.height <= 44 &&
      !isCaret(patch) &&
      isWordless({ before, after }, patch) &&
      (distanceBetween(patch, { x: cursor.x, y: cursor.y, width: 1, height: 1 }) < 30 ||
        (isAlone(patch, patches, change) && isOnRowOf(patch, cursor))),
  );
  const area = patches.reduce((sum, patch) => sum + patch.width * patch.height, 0);
  const marks = boundsOf(small);
  const patch = marks && atPointer(marks, cursor);
  if (!marks || !patch || patch.width > 90 || patch.height > 50 || area > before.width * before.height * 0.06)
    return null;
  // The mark may have been read together with its label on one of the views.
  const rows = [before, after].map((screen) => rowOf(screen, patch));
  // Nothing else changed, so the row's own words may be farther away.
  const maxGap = patches.length === 1 ? before.width * maxRowShare : maxGapLeft;
  const [right, left] = [
    rows.flatMap((row) => rightOf(row, patch)),
    rows.flatMap((row) => leftOf(row, { patch, maxGap })),
  ];
  const [name = labelAbove(change, patch)] = [...right, ...left];
  if (!name || isPageChange(patches, before.height)) return null;
  if ([before, after].some((screen) => isReadWithMark(screen, patch, name))) return null;
  // Text under the pointer is the label, or the switch has none.
  const pointed = before.phrases.find(
    (phrase) =>
      /\p{L}{3}/u.test(phrase.text) &&
      contains(grown(phrase.box, 2), cursor.x, cursor.y) &&
      !isStateOfSwitch(phrase, change, patches),
  );
  if (pointed && !overlaps(pointed.box, name.box)) return null;
  if (isUnlit(change, marks) || isUnlitEntry(change, { patch, label: name.box, patches })) return null;
  const place = boundsOf([patch, name.box]) ?? patch;
  return { kind: "toggle", name: wholeLabel(name, change), value: null, place };
}

/** The mark that was used before loses its focus at the same time, and both may be one patch. The pointer is on the new one. */
function atPointer(marks: Box, { x, y }: Cursor): Box {
  const isOfSeveral = marks.height > maxMark && marks.width <= maxMark + markMargin;
  if (!isOfSeveral || !contains(grown(marks, markMargin), x, y)) return marks;
  const top = Math.max(marks.y, y - maxMark / 2);
  return { ...marks, y: top, height: Math.min(marks.y + marks.height, y + maxMark / 2) - top };
}

/** In pixels. */
const [maxMark, markMargin] = [28, 12];

/** A check box that touches its label was read as a part of the first word. The rest is no name. */
function isReadWithMark({ phrases }: Screen, patch: Box, name: Phrase): boolean {
  return phrases.some(
    ({ text, box }) =>
      overlaps(box, patch) &&
      overlaps(box, name.box) &&
      box.x < name.box.x - patch.width / 2 &&
      plainText(text).length > plainText(name.text).length + 2,
  );
}

/** An icon that the pointer left has another ground, and the same lines. No switch is as high as it is wide. */
function isUnlit({ before, after }: Change, patch: Box): boolean {
  const [from, to] = [before.cursor, after.cursor];
  const isLeft =
    from !== null &&
    to !== null &&
    contains(grown(patch, 4), from.x, from.y) &&
    !contains(grown(patch, 4), to.x, to.y);
  const isIcon = Math.min(patch.width, patch.height) >= minIcon;
  const isSquare = Math.abs(patch.width - patch.height) <= maxOffSquare;
  return isLeft && isIcon && (isSquare || hasSameLetters(before, after, grown(patch, -iconMargin)));
}

/** An entry of a menu that the pointer left: its icon and its words have other colors, and the same lines. */
function isUnlitEntry(
  { before, after }: Change,
  { patch, label, patches }: { patch: Box; label: Box; patches: Patch[] },
): boolean {
  const row = grown(boundsOf([patch, label]) ?? patch, entryMargin);
  const isOn = (cursor: Cursor | null) =>
    cursor !== null && cursor.y >= row.y && cursor.y < row.y + row.height;
  return (
    isOn(before.cursor) &&
    !isOn(after.cursor) &&
    patches.some((other) => overlaps(other, label)) &&
    [patch, label].every((box) => hasSameLetters(before, after, box, sameLines))
  );
}

/** In pixels, and shares of the pixels: the mark of a radio button is small. */
const entryMargin = 8;
const sameLines = { minSame: 0.8, maxDiffering: 0.08 };

/** In pixels. Check boxes are smaller than buttons, whose edges are lit, too. */
const [minIcon, iconMargin, maxOffSquare] = [30, 6, 8];

/** Nothing else changed, except a field that lost the focus and keeps its words. */
function isAlone(patch: Patch, patches: Patch[], { before, after }: Change): boolean {
  return patches.every((other) => {
    if (other === patch) return true;
    const [words, now] = [textIn(before, other), textIn(after, other)];
    const same = longestCommonSubsequence(words, now);
    return words !== "" && same >= Math.max(words.length, now.length) * minSameText;
  });
}

/** Share of the letters. The arrow of a list is read as a letter, too. */
const minSameText = 0.85;

/** The closest words, with the rest of the label. */
function rightOf(row: Phrase[], patch: Box): Phrase[] {
  const [label] = row
    .filter(({ box }) => box.x >= patch.x && box.x - (patch.x + patch.width) < maxGapRight)
    .sort((a, b) => a.box.x - b.box.x);
  return label ? [withWordsBeside(label, row)] : [];
}

function leftOf(row: Phrase[], { patch, maxGap }: { patch: Box; maxGap: number }): Phrase[] {
  const [label] = row
    .filter(({ box }) => box.x + box.width <= patch.x + 2 && patch.x - box.x - box.width < maxGap)
    .sort((a, b) => b.box.x - a.box.x);
  return label ? [withWordsBeside(label, row)] : [];
}

function rowOf(screen: Screen, patch: Box): Phrase[] {
  return screen.phrases.filter(
    (phrase) =>
      isName(phrase) &&
      !isValue(screen, { phrase, patch }) &&
      Math.abs(centerOf(phrase.box).y - centerOf(patch).y) < 14 &&
      !overlaps(phrase.box, patch),
  );
}

/** A text cursor, or a pointer that looks like one. */
function isCaret({ width, height }: Patch): boolean {
  return width <= 14 && height >= width * 1.5;
}

/** A column of fields has its labels above. */
function labelAbove({ before }: Change, patch: Box): Phrase | null {
  const above = before.phrases.filter(
    (phrase) =>
      isName(phrase) &&
      !isValue(before, { phrase, patch }) &&
      patch.y - (phrase.box.y + phrase.box.height) < maxGapAbove &&
      phrase.box.y + phrase.box.height <= patch.y &&
      Math.abs(phrase.box.x - patch.x) < maxIndent,
  );
  return above.sort((a, b) => b.box.y - a.box.y)[0] ?? null;
}

/** A row that is lit frames its switch too. A field frames only its value. */
function isValue(before: Screen, { phrase, patch }: { phrase: Phrase; patch: Box }): boolean {
  const frame = frameAt(before, centerOf(phrase.box)) ?? frameAt(before, centerOf(phrase.box), smallButton);
  if (frame === null || contains(frame, centerOf(patch).x, centerOf(patch).y)) return false;
  return !isCell(before, phrase, frame);
}

/** A table has the same frame directly above or below. */
function isCell(before: Screen, phrase: Phrase, frame: Box): boolean {
  const column = before.phrases.filter(
    (other) => other !== phrase && Math.abs(other.box.x - phrase.box.x) <= sameSide,
  );
  return column.some(({ box }) => {
    const other = frameAt(before, centerOf(box));
    return (
      other !== null &&
      Math.abs(other.x - frame.x) <= sameSide &&
      Math.abs(other.width - frame.width) <= 2 * sameSide &&
      Math.abs(Math.abs(other.y - frame.y) - frame.height) <= sameSide
    );
  });
}

/** In pixels. */
const sameSide = 3;

/** In pixels. */
const smallButton = { minHeight: 20, maxHeight: 60, minWidth: 36, maxWidth: 200 };

function isPageChange(patches: Patch[], height: number): boolean {
  return patches.length >= 5 && (boundsOf(patches)?.height ?? 0) > height / 2;
}

/** Clicking the label toggles the switch, and only the switch changes. */
function isOnRowOf(patch: Patch, cursor: Cursor): boolean {
  return Math.abs(cursor.y - centerOf(patch).y) < rowHeight / 2 && Math.abs(cursor.x - patch.x) < maxRowWidth;
}

const [maxRowWidth, rowHeight] = [900, 36];
/** In pixels. A check box is beside its label. A switch is at the other end of its row in a column of settings. */
const [maxGapRight, maxGapLeft] = [44, 320];
const maxRowShare = 0.6;
/** In pixels. The changed part of a switch begins at one of its ends. */
const [maxGapAbove, maxIndent] = [32, 40];

/** An icon may be read as two letters. */
function isName(phrase: Phrase): boolean {
  return quotable(phrase) !== null && /\p{L}{3}|\p{L}.*\p{N}/u.test(phrase.text);
}

/** OCR may read a checkbox as a letter or two, and a checked one as different letters. */
function isWordless({ before, after }: Pick<Change, "before" | "after">, patch: Patch): boolean {
  const [old, now] = [wordsIn(before, patch), wordsIn(after, patch)];
  if (old === now) return old.length <= 2 && !/\p{N}/u.test(old);
  return old.length <= 4 && now.length <= 4;
}

/** A phrase may be longer than the patch. */
function wordsIn({ view: { text, pixels, covered } }: Screen, patch: Box): string {
  const scale = pixels && text.width > 0 ? pixels.width / text.width : 1;
  const words = text.lines.flatMap((line) => line.words);
  return words
    .filter(({ box }) => !covered.some((cover) => overlaps(cover, box)))
    .filter(({ box: { x, y, width, height } }) =>
      contains(patch, (x + width / 2) * scale, (y + height / 2) * scale),
    )
    .map((word) => plainText(word.text))
    .join("");
}
