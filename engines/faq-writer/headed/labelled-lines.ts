/** Finds lines that label what follows: "Duration: 2 hours", "Payment:" above a list, a row of two cells. */
import { stableName } from "../label-shape.ts";
import type { TextLine } from "../page-lines.ts";
import { contains, type PageElement } from "../page-tree.ts";
import { plainText } from "../render-text.ts";
import { gridRowOf } from "../table-grid.ts";
import { kindOfHeading } from "./heading-kinds.ts";

export interface Labelled {
  heading: string;
  level: number;
  element: PageElement;
  lines: TextLine[];
}

/** Below any heading. */
export const labelLevel = 7;
export const bullet = /^(?:[•●▪■◆‣·✓✔✅☑➤►»]|[-–—*](?=\s))\s*/u;
/** In characters. */
const maxLabel = 32;
/** Below a label without a colon. */
const maxLines = 6;
/** A time has a colon, too. */
const inlineLabel = /^(\p{L}[^:.!?]{2,30}?)\s?[:：]\s+(?=\S{2})(.+)$/u;

export function labelledIn(lines: TextLine[], language: string): Labelled[] {
  const labels = allLabels(lines, language);
  // Steps and advantages begin with a label, too. Facts have several that pages share.
  const items = labels.filter(({ lines: [line] }) => line?.isListItem);
  const known = items.filter(({ heading }) => kindOfHeading(heading, language) !== null);
  const areFacts = items.length < minSteps || known.length * 2 >= items.length;
  return labels
    .filter((label) => areFacts || !items.includes(label))
    .map((label) => ({ ...label, lines: label.lines.map(asWhole(label)) }));
}

const minSteps = 3;

/** Keeps a line with its label as it is. */
function asWhole({ element }: Labelled): (line: TextLine) => TextLine {
  return (line) => (line.element === element ? { ...line, isListItem: false } : line);
}

function allLabels(lines: TextLine[], language: string): Labelled[] {
  return lines.flatMap((line, at): Labelled[] => {
    if (line.isControl) return [];
    const { element } = line;
    const inline = inlineLabel.exec(line.text.replace(bullet, ""))?.[1] ?? labelInside(line, language);
    if (inline) return [{ heading: inline, level: labelLevel, element, lines: [line] }];
    const isNamed = isKind(line, language) && !isColumn(line, lines[at + 1]);
    if (!isNamed && !isLabel(line, lines[at + 1])) return [];
    const end = lines.findIndex(
      (other, index) =>
        index > at &&
        (isLabel(other, lines[index + 1]) ||
          isKind(other, language) ||
          (isNamed && (index > at + maxLines || !isBeside(other, line, lines[at + 1])))),
    );
    const heading = line.text.replace(/\s?[:：]$/u, "");
    return [{ heading, level: labelLevel, element, lines: lines.slice(at + 1, end < 0 ? undefined : end) }];
  });
}

/** True for a line in the smallest element that holds a label and the line after it. */
function isBeside(line: TextLine, label: TextLine, next: TextLine | undefined): boolean {
  let box: PageElement | null = label.element;
  while (box && next && !contains(box, next.element)) box = box.parent;
  return box !== null && contains(box, line.element);
}

function isLabel(line: TextLine, next: TextLine | undefined): boolean {
  return (
    !line.isControl &&
    line.text.length <= maxLabel &&
    (/\p{L}\s?[:：]$/u.test(line.text) || (line.element.tag === "dt" && next?.element.tag === "dd"))
  );
}

/** A line of its own that is called what headings are called. */
function isKind({ text, isControl, isListItem }: TextLine, language: string): boolean {
  return !isControl && !isListItem && text.length <= maxLabel && kindOfHeading(text, language) !== null;
}

/** The names of a table's columns look alike, a label and its value don't. */
function isColumn({ element }: TextLine, next: TextLine | undefined): boolean {
  return (
    next === undefined ||
    (next.element !== element &&
      next.text.length <= maxLabel &&
      !/\d/.test(next.text) &&
      stableName(next.element) === stableName(element))
  );
}

/** The first of two cells, or the bold words that begin a line. */
function labelInside({ element, text }: TextLine, language: string): string | null {
  const [first, ...others] = element.children.filter((node) =>
    node.kind === "text" ? node.text.trim() !== "" : node.size > 0,
  );
  if (first?.kind !== "element" || others.length === 0) return null;
  // "Deposit" beside an empty cell and an amount is a row among others.
  if (element.tag === "tr" && gridRowOf(element) !== null) return null;
  const isLabelling =
    element.tag === "tr" ? others.length === 1 : /^(?:b|strong|span|em|dt|th)$/.test(first.tag);
  const label = plainText(first);
  return isLabelling &&
    label.length < text.length &&
    label.length <= maxLabel &&
    kindOfHeading(label, language)
    ? label
    : null;
}
