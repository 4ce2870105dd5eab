/**
 * Finds the whole answer where a page has only its beginning: a list of questions often has a line below each of them, and
 * links to the page that answers it.
 */
import { readingLength } from "#engines/languages/reading-length.ts";
import { foldLoosely } from "../ground.ts";
import type { MinedPair } from "../mine-structural-pairs.ts";
import type { ReadPage } from "../read-page.ts";
import { pathOf } from "../site-links.ts";
import { repeatedTexts } from "../titled/repeated-texts.ts";
import { type ArticleText, articleBelow, articleOfPage } from "./article-text.ts";

/** In characters. A longer answer may link to an article about the same, and is complete. */
const maxBeginning = 300;
/** As often as the text below the question. */
const minFuller = 1.3;
/** As a share of the words of the longer title. */
const sameTitle = 0.75;
/** In words. What is shorter has to be equal. */
const minWords = 4;

export function fullAnswers(
  pages: readonly ReadPage[],
): (pair: MinedPair, page: ReadPage) => ArticleText | null {
  const byPath = new Map(pages.map((page) => [pathOf(page.url), page]));
  const isRepeated = repeatedTexts(pages);
  return (pair, page) => {
    const length = readingLength(pair.lines.join(" "));
    if (pair.isTeaser !== true && length > maxBeginning) return null;
    const linked = new Set((pair.leadsTo ?? []).flatMap((url) => byPath.get(pathOf(url)) ?? []));
    const articles = [
      ...[...linked]
        .filter((other) => other !== page && isTitleOf(pair.title, other))
        .map((other) => articleOfPage(other, isRepeated)),
      // "What is rye?" in a list of questions has its own answer, even if a part of the page has the same title.
      ...(pair.isTeaser === true || pair.hasMore === true ? page.lines : [])
        .filter(({ level, text }) => level < 7 && foldLoosely(text) === foldLoosely(pair.title))
        .map((heading) => articleBelow(page, heading, isRepeated))
        .filter((article) => article?.lines[0] !== pair.lines[0]),
    ].filter((article) => article !== null);
    return articles.find(({ lines }) => readingLength(lines.join(" ")) >= minFuller * length) ?? null;
  };
}

function isTitleOf(title: string, page: ReadPage): boolean {
  const heading = page.outline.mainHeading ?? page.lines.find(({ level }) => level < 7)?.text ?? "";
  const [named = ""] = (page.title ?? "").split(/\s+[|–—·•]\s+|\s+-\s+/);
  return [heading, named, page.title ?? ""].some((one) => areAlike(one, title));
}

function areAlike(one: string, other: string): boolean {
  const [a, b] = [foldLoosely(one), foldLoosely(other)];
  if (a === b) return a !== "";
  const [some, others] = [new Set(a.split(" ")), new Set(b.split(" "))];
  const most = Math.max(some.size, others.size);
  return Math.min(some.size, others.size) >= minWords && some.intersection(others).size >= sameTitle * most;
}
