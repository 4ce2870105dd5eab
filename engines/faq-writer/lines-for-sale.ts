/** Leaves out what asks for donations, whose amounts aren't prices. */
import { packs } from "#engines/languages/packs.ts";
import { topicWords } from "#engines/languages/words.ts";
import type { TextLine } from "./page-lines.ts";
import type { ReadPage } from "./read-page.ts";

const asked = (isSpaced: boolean) =>
  topicWords(
    "donate",
    "asked",
    packs.filter((pack) => pack.isSpaced === isSpaced),
  );
const giving = new RegExp(
  [
    `^(?:${topicWords("donate", "heading")})$`,
    String.raw`(?<!\p{L})(?:${asked(true)})`,
    ...[asked(false)].filter((words) => words !== ""),
  ].join("|"),
  "iu",
);

function asksForGifts(title: string): boolean {
  return giving.test(title.replace(/^[\s-]+|[\s:：.!-]+$/gu, ""));
}

/** The page's lines without those below headings such as "Donate". None of a page that is about donations. */
export function linesForSale({ lines, segments, outline }: ReadPage): TextLine[] {
  const path = (segments.at(-1) ?? "").replace(/\.\w+$/, "").replace(/[-_]+/g, " ");
  if (asksForGifts(path) || asksForGifts(outline.mainHeading ?? "")) return [];
  let below: number | null = null;
  return lines.filter(({ level, text }) => {
    if (level < 7 && (below === null || level <= below)) below = asksForGifts(text) ? level : null;
    return below === null;
  });
}
