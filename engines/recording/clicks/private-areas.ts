/** Finds private texts among the words that a page shows. Unlike words that were read in a picture, their letters are certain. */
import { labelIn, labelsOf, mayNeedLabel } from "../ocr/field-labels.ts";
import { boxAround, withMargin } from "../ocr/ocr-frame.ts";
import { findPrivate, type PrivateKind } from "../ocr/private-patterns.ts";
import { markOfText } from "../replay/name-mark.ts";
import type { Box } from "../steps/types.ts";

export interface ShownWord {
  text: string;
  /** In CSS pixels of the main frame's viewport. Several for a word that continues in the next line. */
  boxes: Box[];
}

/** A paragraph, or the cell of a table. A person may read several as one line. */
export interface ShownText {
  words: ShownWord[];
  /** What the column of its table is called. "" without one. */
  header: string;
}

export interface PrivateArea extends Box {
  kind: PrivateKind;
  /** A hash of the text, to know it again. Missing in older recordings. */
  mark?: string;
}

/** Relative to the height. Words with a smaller gap are parts of one, such as "jane" and "@acme.example" in bold. */
const gluedGap = 0.1;
/** The same for words of one line. Columns are further from each other. */
const lineGap = 1.4;
/** Signs where a word may be divided. */
const invisible = /\p{Cf}/gu;
/** More than can be read. Each one is compared with all others. */
const maxLabelled = 1_000;
/** In letters and digits. */
const shortestSpelled = 8;

/** `texts` are in the page's order. Areas are in the unit of the words, and one for each line of a text. */
export function findPrivateAreas(texts: ShownText[], size: { width: number; height: number }): PrivateArea[] {
  const rows = rowsOf(texts.flatMap(({ words }) => words));
  const parts = rows.flatMap(splitAtGaps);
  const lines = [
    ...texts.map(({ words }) => words),
    ...parts,
    ...rows.flatMap(spelled),
    ...texts.flatMap((text, index) => labelled(text, texts[index - 1])),
    ...labelledInRows(parts),
  ];
  const areas = lines.flatMap(areasIn).map((area) => ({ ...area, ...withMargin(area, size) }));
  return areas.filter(
    (area, at) =>
      area.width > 0 &&
      area.height > 0 &&
      !areas.some((other, place) => isIn(area, other) && (place < at || !isIn(other, area))),
  );
}

function areasIn(shown: ShownWord[]): PrivateArea[] {
  const words = shown.map(({ text, boxes }) => ({ text: text.replace(invisible, ""), boxes }));
  let end = -1;
  const places = words.map(({ text, boxes }) => {
    const from = end + 1;
    end = from + text.length;
    return { from, to: end, boxes };
  });
  const found = findPrivate(textOf(words), { isRead: false });
  return found.flatMap(({ kind, text, from, to }) => {
    const boxes = places.flatMap((place) => (place.from < to && place.to > from ? place.boxes : []));
    const lines = rowsOf(boxes.map((box) => ({ text: "", boxes: [box] })));
    const mark = markOfText(text);
    return lines.map((line) => ({ kind, mark, ...boxAround(line.flatMap((part) => part.boxes)) }));
  });
}

/** From top to bottom and from left to right. A word of two lines is in none. */
function rowsOf(words: ShownWord[]): ShownWord[][] {
  const rows: ShownWord[][] = [];
  const placed = words.filter(({ boxes }) => boxes.length === 1);
  for (const word of placed.sort((a, b) => middleOf(a) - middleOf(b))) {
    const first = rows.at(-1)?.[0];
    const isInRow =
      first && middleOf(word) - middleOf(first) < Math.min(boxOf(first).height, boxOf(word).height) / 2;
    if (isInRow) rows.at(-1)?.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.sort((a, b) => boxOf(a).x - boxOf(b).x));
}

const boxOf = ({ boxes: [box] }: ShownWord): Box => box ?? { x: 0, y: 0, width: 0, height: 0 };
const middleOf = (word: ShownWord) => boxOf(word).y + boxOf(word).height / 2;

/** With words that look like one as one. */
function splitAtGaps(row: ShownWord[]): ShownWord[][] {
  const parts: ShownWord[][] = [];
  for (const word of row) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    const gap = last ? gapBetween(last, word) : Number.POSITIVE_INFINITY;
    if (!part || !last || gap > lineGap) parts.push([word]);
    else if (Math.abs(gap) > gluedGap) part.push(word);
    else
      part[part.length - 1] = { text: last.text + word.text, boxes: [boxAround([boxOf(last), boxOf(word)])] };
  }
  return parts;
}

function gapBetween(left: ShownWord, right: ShownWord): number {
  const [before, after] = [boxOf(left), boxOf(right)];
  return (after.x - (before.x + before.width)) / Math.min(before.height, after.height);
}

/** Letters and digits in boxes of their own, as in forms. */
function spelled(row: ShownWord[]): ShownWord[][] {
  const runs: ShownWord[][] = [[]];
  for (const word of row)
    if (word.text.length === 1) runs.at(-1)?.push(word);
    else runs.push([]);
  return runs
    .filter(({ length }) => length >= shortestSpelled)
    .map((run) => [{ text: run.map(({ text }) => text).join(""), boxes: [boxAround(run.map(boxOf))] }]);
}

/** With the name of its field in front: the text before it, the name of its column, and what is beside or above it. */
function labelled({ words, header }: ShownText, before: ShownText | undefined): ShownWord[][] {
  if (!mayNeedLabel(textOf(words))) return [];
  return [textOf(before?.words ?? []), header].flatMap((text) => withLabel(labelIn(text), words));
}

function labelledInRows(rows: ShownWord[][]): ShownWord[][] {
  const lines = rows
    .slice(0, maxLabelled)
    .map((words) => ({ words, text: textOf(words), box: boxAround(words.map(boxOf)) }));
  return lines.flatMap((line) =>
    mayNeedLabel(line.text) ? labelsOf(line, lines).flatMap((label) => withLabel(label, line.words)) : [],
  );
}

function withLabel(label: string | null, words: ShownWord[]): ShownWord[][] {
  return label === null ? [] : [[{ text: label, boxes: [] }, ...words]];
}

const textOf = (words: ShownWord[]) => words.map(({ text }) => text).join(" ");

function isIn(box: Box, other: Box): boolean {
  return (
    box.x >= other.x &&
    box.y >= other.y &&
    box.x + box.width <= other.x + other.width &&
    box.y + box.height <= other.y + other.height
  );
}
