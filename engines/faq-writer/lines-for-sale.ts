/** Leaves out what asks for donations, whose amounts aren't prices, and ribbons on offers. */
import { packs } from "#engines/languages/packs.ts";
import { anyOf, topicWords } from "#engines/languages/words.ts";
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
  return giving.test(title.replace(/^[\s-]+|(?<![\s:：.!-])[\s:：.!-]+$/gu, ""));
}

/** "★ Most popular!" is a ribbon on an offer, and not its name. */
const badge = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${anyOf("prices.badge")})[^\p{L}\p{N}]*$`, "iu");

/** The page's lines without ribbons and without those below headings such as "Donate". None of a page that is about donations. */
export function linesForSale({ lines, segments, outline }: ReadPage): TextLine[] {
  const path = (segments.at(-1) ?? "").replace(/\.\w+$/, "").replace(/[-_]+/g, " ");
  if (asksForGifts(path) || asksForGifts(outline.mainHeading ?? "")) return [];
  let below: number | null = null;
  return lines.filter(({ level, text }) => {
    if (level < 7 && (below === null || level <= below)) below = asksForGifts(text) ? level : null;
    return below === null && !(level === 7 && badge.test(text));
  });
}
