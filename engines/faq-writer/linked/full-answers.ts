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
/** A card and its article have the same title. Of more, none is the article. */
const maxAlike = 3;

export function fullAnswers(
  pages: readonly ReadPage[],
): (pair: MinedPair, page: ReadPage) => ArticleText | null {
  const byPath = new Map(pages.map((page) => [pathOf(page.url), page]));
  const isRepeated = repeatedTexts(pages);
  const byPage = new Map<ReadPage, Map<string, number[]>>();
  const headingsOf = (page: ReadPage, title: string) => {
    const known = byPage.get(page) ?? headingsByTitle(page);
    byPage.set(page, known);
    return (known.get(foldLoosely(title)) ?? []).slice(0, maxAlike);
  };
  // Each article is read once, because thousands of questions may lead to the same one.
  const ofPage = once((page: ReadPage) => articleOfPage(page, isRepeated));
  const belowIn = once((page: ReadPage) => once((at: number) => articleBelow(page, at, isRepeated)));
  return (pair, page) => {
    const length = readingLength(pair.lines.join(" "));
    if (pair.isTeaser !== true && length > maxBeginning) return null;
    const linked = new Set((pair.leadsTo ?? []).flatMap((url) => byPath.get(pathOf(url)) ?? []));
    const articles = [
      ...[...linked].filter((other) => other !== page && isTitleOf(pair.title, other)).map(ofPage),
      // "What is rye?" in a list of questions has its own answer, even if a part of the page has the same title.
      ...(pair.isTeaser === true || pair.hasMore === true ? headingsOf(page, pair.title) : [])
        .map(belowIn(page))
        .filter((article) => article?.lines[0] !== pair.lines[0]),
    ].filter((article) => article !== null);
    return articles.find(({ lines }) => readingLength(lines.join(" ")) >= minFuller * length) ?? null;
  };
}

function once<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: read(key) };
    known.set(key, found);
    return found.value;
  };
}

/** Places of headings among the page's lines. */
function headingsByTitle({ lines }: ReadPage): Map<string, number[]> {
  const headings = [...lines.keys()].filter((at) => lines[at]!.level < 7);
  return Map.groupBy(headings, (at) => foldLoosely(lines[at]!.text));
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
