/** Divides a page at its titles, whether they are headings, titles of cards or labels of panels. Short lines above a title belong to it. */
import { cleanLabel } from "../detect-question.ts";
import { foldLoosely } from "../ground.ts";
import { chainOf, cueOf } from "../label-shape.ts";
import { isUnmarkedTitle, kickerOf } from "../mine-sections.ts";
import type { TextLine } from "../page-lines.ts";
import { contains, type PageElement } from "../page-tree.ts";
import { amountsIn } from "../price-text.ts";

export interface Branch {
  title: string;
  /** 0 for the whole page, 1 to 6 as of headings. */
  level: number;
  /** Texts and the branches below, in the page's order. */
  items: (TextLine | Branch)[];
}

export function isBranch(item: TextLine | Branch): item is Branch {
  return "items" in item;
}

export function branchesIn({ items }: Branch): Branch[] {
  return items.filter(isBranch);
}

/** Below any heading. */
const unmarked = 6;
/** In characters. */
const maxPanelTitle = 70;

/** `title` is that of the whole page. */
export function branchesOf(lines: readonly TextLine[], title: string): Branch {
  const levels = belowNames(
    lines,
    lines.map((line, at) => levelOf(line, lines[at + 1])),
  );
  const inside = titlesInside(lines, levels);
  const kickers = new Set(levels.map((level, at) => (level < 7 ? kickerOf(lines, at) : null)));
  const root: Branch = { title, level: 0, items: [] };
  const open: { branch: Branch; card: PageElement | null }[] = [{ branch: root, card: null }];
  for (const [at, line] of lines.entries()) {
    const level = levels[at]!;
    if (level < 7) {
      const branch = { title: titleOf(line.text), level, items: [] };
      while (open.at(-1)!.branch.level >= level) open.pop();
      open.at(-1)!.branch.items.push(branch);
      open.push({ branch, card: cardOf(line.element, { level, next: lines[at + 1], inside }) });
    } else if (!kickers.has(line)) {
      // What follows a card is about something else.
      while (open.length > 1 && !isInside(line.element, open.at(-1)!.card)) open.pop();
      const isItem = line.level < 7 && isAmongNames(open);
      if (isItem) open.pop();
      open.at(-1)!.branch.items.push(isItem ? { ...line, isListItem: true } : line);
    }
  }
  return root;
}

/** A list may be written in headings alone, of which one has a price: it isn't what the name before it costs. */
function isAmongNames(open: readonly { branch: Branch }[]): boolean {
  const [outer, last] = open.slice(-2).map(({ branch }) => branch);
  const before = outer?.items.at(-2);
  return (
    last !== undefined &&
    last.items.length === 0 &&
    before !== undefined &&
    isBranch(before) &&
    before.items.length === 0 &&
    before.level === last.level
  );
}

/** "Highlights" after the name of each tour belongs to the tour, even if both have the same rank. */
function belowNames(lines: readonly TextLine[], levels: readonly number[]): number[] {
  const deeper = new Set<number>();
  const titles = [...levels.keys()].filter((at) => levels[at]! < unmarked);
  const nameOf = new Map(titles.map((at) => [at, `${levels[at]} ${foldLoosely(lines[at]!.text)}`]));
  const nameBefore = new Map(titles.map((at, index) => [at, nameOf.get(titles[index - 1] ?? -1) ?? ""]));
  const alike = Map.groupBy(titles, (at) => nameOf.get(at)!);
  for (const [name, ats] of alike) {
    if (ats.length < 2) continue;
    const names = ats.map((at) => nameBefore.get(at)!);
    const isBelowEach =
      new Set(names).size === ats.length &&
      names.every((one) => one.startsWith(name.slice(0, 2)) && alike.get(one)?.length === 1);
    if (isBelowEach) for (const at of ats) deeper.add(at);
  }
  return levels.map((level, at) => (deeper.has(at) ? level + 1 : level));
}

/** A price in a heading is no title, nor is "Dogs: $28" without a text below it. */
function levelOf(line: TextLine, next: TextLine | undefined): number {
  if (line.level < 7) return /\p{L}{2}/u.test(line.text) && !isRow(line, next) ? line.level : 7;
  return isUnmarkedTitle(line, next) || isPanelTitle(line, next) ? unmarked : 7;
}

function isRow({ text }: TextLine, next: TextLine | undefined): boolean {
  return amountsIn(text).length > 0 && (next === undefined || next.level < 7 || next.isExcluded);
}

/** True for what opens a panel with the next line. */
function isPanelTitle(line: TextLine, next: TextLine | undefined): boolean {
  return (
    line.level === 7 &&
    next !== undefined &&
    !next.isControl &&
    line.text.length <= maxPanelTitle &&
    cueOf(chainOf(line.element)) === "control"
  );
}

type TitlesInside = Map<PageElement, number[]>;

/** The levels of all titles in each element. */
function titlesInside(lines: readonly TextLine[], levels: readonly number[]): TitlesInside {
  const inside: TitlesInside = new Map();
  for (const [at, line] of lines.entries()) {
    const level = levels[at]!;
    if (level === 7) continue;
    for (let element: PageElement | null = line.element; element; element = element.parent) {
      const counts = inside.get(element) ?? Array.from({ length: 7 }, () => 0);
      counts[level]! += 1;
      inside.set(element, counts);
    }
  }
  return inside;
}

interface Titled {
  level: number;
  /** The first text below the title. */
  next: TextLine | undefined;
  inside: TitlesInside;
}

/** The largest element with the title, its first text, and no other title of its rank. Null if it has no text. */
function cardOf(element: PageElement, { level, next, inside }: Titled): PageElement | null {
  if (next === undefined) return null;
  let card = next.element;
  while (card.parent && !contains(card, element)) card = card.parent;
  while (card.parent && ranking(inside.get(card.parent), level) <= 1) card = card.parent;
  return card;
}

function ranking(counts: number[] | undefined, level: number): number {
  return counts?.slice(0, level + 1).reduce((sum, count) => sum + count, 0) ?? 0;
}

function isInside(element: PageElement, card: PageElement | null): boolean {
  return card === null || contains(card, element);
}

/** "Prices 2026" are the prices. */
const ofYear = /(?<=\p{L}{3})[\s,:–-]+(?:19|20)\d\d(?:\s?[/–-]\s?(?:(?:19|20)\d\d|\d\d))?$/u;

function titleOf(heading: string): string {
  return cleanLabel(heading)
    .replace(/^(?![+-]\d)[^\p{L}\p{N}\p{Sc}"„“«‘¿(]+|[\s.:]+$/gu, "")
    .replace(ofYear, "")
    .trim();
}
