/** What a text is private because of: the name of its field, such as "Password", beside or above it. */
import { announcementIn } from "./secret-patterns.ts";

interface Placed {
  text: string;
  box: { x: number; y: number; width: number; height: number };
}

/** In words. Longer ones are sentences. */
const [longestLabel, longestValue] = [5, 8];

/** Whether it may be a value that needs a label. Those have digits. */
export function mayNeedLabel(text: string): boolean {
  return /\p{N}/u.test(text) && text.split(" ").length <= longestValue;
}

/** Shortened to the word that counts. Null for what is no label. */
export function labelIn(text: string): string | null {
  const label = text.trim();
  const isLabel =
    /\p{L}/u.test(label) && !/[\p{N}@]/u.test(label) && label.split(/\s+/).length <= longestLabel;
  return isLabel ? announcementIn(label) : null;
}

/** Of the line before in its row, and of the first one above it that may name its column. */
export function labelsOf(line: Placed, lines: Placed[]): string[] {
  const { box } = line;
  const before = lines
    .filter((other) => isInRow(other.box, box) && other.box.x + other.box.width <= box.x)
    .reduce<Placed | null>((last, other) => (last && last.box.x > other.box.x ? last : other), null);
  const above = lines
    .filter((other) => isInColumn(other.box, box) && labelIn(other.text) !== null)
    .reduce<Placed | null>((last, other) => (last && last.box.y > other.box.y ? last : other), null);
  return [before, above].flatMap((other) => (other ? (labelIn(other.text) ?? []) : []));
}

function isInRow(one: Placed["box"], other: Placed["box"]): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared > Math.min(one.height, other.height) / 2;
}

/** Above it, and aligned with its left or right edge. */
function isInColumn(one: Placed["box"], other: Placed["box"]): boolean {
  if (one.y + one.height > other.y + other.height / 2) return false;
  const left = Math.abs(one.x - other.x);
  const right = Math.abs(one.x + one.width - (other.x + other.width));
  return Math.min(left, right) <= other.height;
}
