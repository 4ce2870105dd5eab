/** Leaves out the cards of a page whose articles open over it, because each article has its own text. */
import { readingLength } from "#engines/languages/reading-length.ts";
import { foldLoosely } from "../ground.ts";
import type { TextLine } from "../page-lines.ts";
import { contains, type PageElement } from "../page-tree.ts";
import { moreLink } from "../render-text.ts";

/** As often as the text of the card. */
const minFuller = 1.3;

export function withoutTeaserCards(lines: readonly TextLine[]): TextLine[] {
  const headings = lines.filter(({ level }) => level < 7);
  const alike = Map.groupBy(headings, ({ text }) => foldLoosely(text));
  const cards = [...alike.values()].flatMap((some) => (some.length < 2 ? [] : teasersAmong(some, lines)));
  return cards.length === 0
    ? [...lines]
    : lines.filter(({ element }) => !cards.some((card) => contains(card, element)));
}

function teasersAmong(alike: readonly TextLine[], lines: readonly TextLine[]): PageElement[] {
  const lengths = alike.map((heading) => lengthBelow(heading, lines));
  const most = Math.max(...lengths);
  return alike.flatMap((heading, at) => {
    const card = cardOf(heading, lines);
    const own = lines.filter(({ element }) => card !== null && contains(card, element));
    const leadsOn = own.some(({ text }) => moreLink.test(text));
    return card !== null && leadsOn && most >= minFuller * lengths[at]! ? [card] : [];
  });
}

function lengthBelow(heading: TextLine, lines: readonly TextLine[]): number {
  const below = lines.slice(lines.indexOf(heading) + 1);
  const end = below.findIndex(({ level }) => level <= heading.level);
  return (end < 0 ? below : below.slice(0, end)).reduce((sum, { text }) => sum + readingLength(text), 0);
}

/** The largest element with the heading and no other one. */
function cardOf(heading: TextLine, lines: readonly TextLine[]): PageElement | null {
  const others = lines.filter((line) => line.level < 7 && line !== heading);
  let card: PageElement | null = null;
  for (let at = heading.element.parent; at !== null; at = at.parent) {
    const parent = at;
    if (others.some(({ element }) => contains(parent, element))) break;
    card = parent;
  }
  return card;
}
