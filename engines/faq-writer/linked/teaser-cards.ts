/** Leaves out the cards of a page whose articles open over it, because each article has its own text. */
import { readingLength } from "#engines/languages/reading-length.ts";
import { foldLoosely } from "../ground.ts";
import type { TextLine } from "../page-lines.ts";
import type { PageElement } from "../page-tree.ts";
import { moreLink } from "../render-text.ts";

/** As often as the text of the card. */
const minFuller = 1.3;

interface Section {
  /** The largest element with the heading and no other one. */
  card: PageElement | null;
  /** Of the lines until the next heading of its level. */
  length: number;
}

export function withoutTeaserCards(lines: readonly TextLine[]): TextLine[] {
  const headings = lines.filter(({ level }) => level < 7);
  const alike = [...Map.groupBy(headings, ({ text }) => foldLoosely(text)).values()].filter(
    ({ length }) => length > 1,
  );
  if (alike.length === 0) return [...lines];
  const sections = sectionsOf(lines, headings);
  const leading = new Set(
    lines.filter(({ text }) => moreLink.test(text)).flatMap(({ element }) => around(element)),
  );
  const cards = new Set<PageElement>();
  for (const some of alike) {
    const most = Math.max(...some.map((heading) => sections.get(heading)!.length));
    for (const heading of some) {
      const { card, length } = sections.get(heading)!;
      if (card !== null && leading.has(card) && most >= minFuller * length) cards.add(card);
    }
  }
  return lines.filter(({ element }) => !around(element).some((one) => cards.has(one)));
}

function sectionsOf(lines: readonly TextLine[], headings: readonly TextLine[]): Map<TextLine, Section> {
  const perElement = new Map<PageElement, number>();
  for (const { element } of headings)
    for (const one of around(element)) perElement.set(one, (perElement.get(one) ?? 0) + 1);
  const sections = new Map<TextLine, Section>();
  let length = 0;
  const open: { heading: TextLine; before: number }[] = [];
  const close = (level: number) => {
    while (open.length > 0 && level <= open.at(-1)!.heading.level) {
      const { heading, before } = open.pop()!;
      const card = around(heading.element).findLast(
        (one) => one !== heading.element && perElement.get(one) === 1,
      );
      sections.set(heading, { card: card ?? null, length: length - before });
    }
  };
  for (const line of lines) {
    if (line.level < 7) close(line.level);
    length += readingLength(line.text);
    if (line.level < 7) open.push({ heading: line, before: length });
  }
  close(0);
  return sections;
}

/** The element and those that it is in, from the inside. */
function around(element: PageElement): PageElement[] {
  const found: PageElement[] = [];
  for (let at: PageElement | null = element; at !== null; at = at.parent) found.push(at);
  return found;
}
