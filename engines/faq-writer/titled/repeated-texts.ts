/** What pages of a website have in common, such as its slogan and phone number above each page's title. */
import { foldLoosely } from "../ground.ts";
import type { TextLine } from "../page-lines.ts";
import type { PageElement } from "../page-tree.ts";
import { amountsIn } from "../price-text.ts";
import type { ReadPage } from "../read-page.ts";

/** With fewer pages, a text may be on two of them because it matters. */
const minPages = 4;
/** As a share of all pages. */
const minShare = 0.5;

export type IsRepeated = (text: string, share?: number) => boolean;

export function repeatedTexts(pages: readonly ReadPage[]): IsRepeated {
  if (pages.length < minPages) return () => false;
  const counts = new Map<string, number>();
  for (const { lines } of pages) {
    // What a link is called may be a title where it leads.
    const texts = lines.filter(({ isControl, isExcluded }) => !isControl && !isExcluded);
    for (const text of new Set(texts.map((line) => foldLoosely(line.text))))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return (text, share = minShare) => (counts.get(foldLoosely(text)) ?? 0) >= share * pages.length;
}

/** As a share of all pages. Sister pages have the same durations and prices, but not all pages do. */
const ofAll = 0.8;
/** In characters without spaces. A larger element is no card. */
const maxCard = 150;

/** The lines of cards with prices, which belong together even if most pages have the same ones: "60 minutes", "From $130". */
export function pricedLines(lines: readonly TextLine[], isRepeated: IsRepeated): Set<TextLine> {
  const cards = new Set(
    lines
      .slice(lines.findIndex(({ level }) => level < 7) + 1)
      .filter(({ text }) => amountsIn(text).length > 0)
      .map(({ element }) => cardOf(element)),
  );
  const inCards = Map.groupBy(
    lines.filter(({ element }) => cardAround(element, cards) !== null),
    ({ element }) => cardAround(element, cards),
  );
  return new Set(
    [...inCards.values()].filter((card) => card.some(({ text }) => !isRepeated(text, ofAll))).flat(),
  );
}

const isPage = /^(?:body|main)$/;

function cardOf(element: PageElement): PageElement {
  let card = element;
  while (card.parent && card.parent.size <= maxCard && !isPage.test(card.parent.tag)) card = card.parent;
  return card;
}

function cardAround(element: PageElement, cards: ReadonlySet<PageElement>): PageElement | null {
  for (let at: PageElement | null = element; at; at = at.parent) if (cards.has(at)) return at;
  return null;
}

/** Of the main headings that several pages have, even if others have their own. */
const minHeadings = 3;
const minHeadingShare = 0.25;

/** True for the main heading of many pages: it names the site, or what all of it is about. */
export function repeatedHeadings(pages: readonly ReadPage[]): (title: string) => boolean {
  const headings = pages.map(({ outline }) => foldLoosely(outline.mainHeading ?? ""));
  return (title) => {
    const count = headings.filter((heading) => heading !== "" && heading === foldLoosely(title)).length;
    return count >= Math.max(minHeadings, minHeadingShare * pages.length);
  };
}
