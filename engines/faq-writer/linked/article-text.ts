/** Reads what an article tells below its title, as one answer. */

import { readingLength } from "#engines/languages/reading-length.ts";
import { anyOf } from "#engines/languages/words.ts";
import { maxAnswerLength } from "../find-answer.ts";
import { foldLoosely } from "../ground.ts";
import type { TextLine } from "../page-lines.ts";
import type { ReadPage } from "../read-page.ts";
import { branchesOf } from "../titled/page-branches.ts";
import type { IsRepeated } from "../titled/repeated-texts.ts";
import { writeBranch } from "../titled/titled-parts.ts";

export interface ArticleText {
  page: ReadPage;
  answer: string;
  lines: string[];
}

/** The main content of a page below its own title. */
export function articleOfPage(page: ReadPage, isRepeated: IsRepeated): ArticleText | null {
  const title = foldLoosely(page.outline.mainHeading ?? "");
  const at = page.lines.findIndex(({ level, text }) => level === 1 && foldLoosely(text) === title);
  const below = page.lines.slice(at + 1);
  const own = below.filter((line) => !line.isExcluded && !line.isFooter && !line.isWeak);
  return written(page, upToNext(own, at < 0 ? 0 : 1), isRepeated);
}

/** What is below the heading in this line of a page, even in a window that opens over it. */
export function articleBelow(page: ReadPage, at: number, isRepeated: IsRepeated): ArticleText | null {
  const { level } = page.lines[at]!;
  const own: TextLine[] = [];
  for (let next = at + 1; next < page.lines.length; next += 1) {
    const line = page.lines[next]!;
    if (line.isExcluded || line.isFooter) continue;
    if (endsBefore(line, level)) break;
    own.push({ ...line, isWeak: false });
  }
  return written(page, own, isRepeated);
}

function upToNext(lines: readonly TextLine[], level: number): TextLine[] {
  const end = lines.findIndex((line) => endsBefore(line, level));
  return end < 0 ? [...lines] : lines.slice(0, end);
}

function endsBefore(line: TextLine, level: number): boolean {
  return line.level <= level || endsArticle(line);
}

/** "Related articles" has the links to others below it. */
const furtherReading = new RegExp(
  String.raw`^(?:${anyOf("sections.furtherReading")})(?!\p{L}).{0,20}$`,
  "iu",
);

function endsArticle({ text, isListItem }: TextLine): boolean {
  return !isListItem && furtherReading.test(text);
}

function written(page: ReadPage, lines: TextLine[], isRepeated: IsRepeated): ArticleText | null {
  const own = wholeSections(withoutFrame(lines, isRepeated));
  const told = writeBranch(branchesOf(own, ""), page.url, { isAsked: () => false });
  return told.lines.length === 0 ? null : { page, answer: told.answer, lines: told.lines };
}

/**
 * Leaves out what most pages have above their texts, and sections that they have below them, such as "Need more help?".
 * A step in the middle may be the same in many articles.
 */
function withoutFrame(lines: readonly TextLine[], isRepeated: IsRepeated): TextLine[] {
  const isOwn = ({ text, isControl }: TextLine) => !isControl && !isRepeated(text);
  const start = lines.findIndex(isOwn);
  const end = lines.findLastIndex(isOwn) + 1;
  const heading = lines.findIndex(({ level }, at) => at >= end && level < 7);
  return start < 0 ? [] : lines.slice(start, heading < 0 ? undefined : heading);
}

/** A text that is too long ends before a title, so that what it tells is complete. */
function wholeSections(lines: TextLine[]): TextLine[] {
  let length = 0;
  const over = lines.findIndex(({ text }) => {
    length += readingLength(text);
    return length > maxAnswerLength;
  });
  if (over < 0) return lines;
  const title = lines.findLastIndex(({ level }, at) => at <= over && level < 7);
  return lines.slice(0, title > 0 ? title : over);
}
