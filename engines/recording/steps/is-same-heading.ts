import { grown } from "./compare-views.ts";
import { overlaps, type Phrase, plainText } from "./phrases.ts";
import type { Screen } from "./screen.ts";
import type { Box } from "./types.ts";

/** What tells which heading a screen has. */
export type Headed = Pick<Screen, "heading" | "covered" | "cursor" | "view">;

/** In pixels. */
const samePlace = 6;
/** Letters of a heading for which one misread letter, or two, are accepted. */
const [minForOne, minForTwo] = [6, 12];
/** Below this, a word isn't read. */
const minConfidence = 60;

/** True for two readings of one heading, of which one may lack what is hidden. True if both are missing. */
export function isSameHeading(one: Headed, other: Headed): boolean {
  const [a, b] = [readingOf(one.heading), readingOf(other.heading)];
  if (a === b) return true;
  if (!one.heading || !other.heading) return false;
  const [boxA, boxB] = [one.heading.box, other.heading.box];
  // Other headings begin at the same place, and don't end there.
  if (isEndOf(a, b) && isInside(boxA, boxB)) return true;
  if (isEndOf(b, a) && isInside(boxB, boxA)) return true;
  if (Math.abs(boxA.x - boxB.x) >= samePlace || Math.abs(boxA.y - boxB.y) >= samePlace) return false;
  if (a.length >= 4 && b.startsWith(a)) return isHidden(one, restOf(boxA, boxB));
  if (b.length >= 4 && a.startsWith(b)) return isHidden(other, restOf(boxB, boxA));
  return isMisread(a, b);
}

function isEndOf(part: string, whole: string): boolean {
  return part.length >= 4 && part.length < whole.length && whole.endsWith(part);
}

function isInside(part: Box, whole: Box): boolean {
  const right = Math.abs(part.x + part.width - whole.x - whole.width);
  return part.x > whole.x + samePlace && right <= samePlace && overlaps(part, whole);
}

/** OCR takes these letters for others. */
function readingOf(heading: Phrase | null): string {
  return plainText(heading?.text ?? "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

function isMisread(a: string, b: string): boolean {
  const most = a.length >= minForTwo ? 2 : a.length >= minForOne ? 1 : 0;
  const digits = (text: string) => text.replace(/\P{N}/gu, "");
  if (a.length !== b.length || digits(a) !== digits(b)) return false;
  const [lettersA, lettersB] = [[...a], [...b]];
  return lettersA.filter((letter, index) => letter !== lettersB[index]).length <= most;
}

/** What the shorter heading lacks. */
function restOf(short: Box, long: Box): Box {
  const x = short.x + short.width;
  return { x, y: long.y, width: Math.max(1, long.x + long.width - x), height: long.height };
}

/** True if the pointer, a cover or an uncertain reading explains why the words are missing. */
function isHidden({ cursor, covered, view }: Headed, rest: Box): boolean {
  if (cursor && overlaps(grown(cursor.box, 4), rest)) return true;
  if (covered.some((box) => overlaps(box, rest))) return true;
  const scale = view.pixels && view.text.width > 0 ? view.pixels.width / view.text.width : 1;
  return view.text.lines.some(({ words }) =>
    words.some(
      ({ box, confidence }) =>
        confidence < minConfidence &&
        overlaps(rest, {
          x: box.x * scale,
          y: box.y * scale,
          width: box.width * scale,
          height: box.height * scale,
        }),
    ),
  );
}
