/** Reads prices from cards without headings, as many builders make them: equal boxes side by side, each with a name and a price. */
import { splitIntoWords } from "#engines/languages/reading-length.ts";
import { foldLoosely } from "./ground.ts";
import { stableName } from "./label-shape.ts";
import type { TextLine } from "./page-lines.ts";
import { nameOf, type PageElement, walk } from "./page-tree.ts";
import { isName, isPrice, isZero } from "./price-text.ts";

interface GridCard {
  name: string;
  /** What boxes say below their names: "Two hours each". */
  notes: string[];
  price: string;
  /** The heading above the boxes. */
  group: string | null;
}

/** Fewer boxes may be anything. */
const minCards = 3;
/** More are a shop's shelves, and their lines would take long to compare. */
const maxCards = 100;
/** In lines. A box with more is a whole section. */
const maxLines = 8;

interface Grid {
  cards: GridCard[];
  /** Whether other boxes have several texts that could be their names, so that what else is read may lack some. */
  isUnclear: boolean;
}

export function readGrid(lines: readonly TextLine[]): Grid {
  const usable = lines.filter((line) => !line.isExcluded);
  const boxes = boxesAround(usable.filter((line) => isPrice(line.text) && !isZero(line.text)));
  if (boxes.size > maxCards) return { cards: [], isUnclear: false };
  const placed = placesIn(boxes, usable);
  const groups = Map.groupBy(boxes, (box) => box.parent);
  const found = [...groups.values()]
    .filter((group) => group.length >= minCards && new Set(group.map(stableName)).size === 1)
    .map((group) => {
      const first = Math.min(...group.map((box) => placed.get(box)?.[0] ?? usable.length));
      const above = usable.slice(0, first).findLast(({ level }) => level < 7)?.text ?? null;
      const parts = group.map((box) => partsOf((placed.get(box) ?? []).flatMap((at) => usable[at] ?? [])));
      const cards = nameCards(parts).map((card) => ({ ...card, group: above }));
      return { cards, isUnclear: cards.length === 0 && parts.some((box) => (box?.texts.length ?? 0) > 1) };
    });
  return {
    cards: found.flatMap(({ cards }) => cards),
    isUnclear: found.some(({ isUnclear }) => isUnclear),
  };
}

/** The smallest element around each price that is one of several of the same shape, all with prices. */
function boxesAround(prices: readonly TextLine[]): Set<PageElement> {
  const priced = new Set<PageElement>();
  for (const { element } of prices)
    for (let at: PageElement | null = element; at && !priced.has(at); at = at.parent) priced.add(at);
  const known = new Map<PageElement, Set<PageElement>>();
  const equalIn = (parent: PageElement): Set<PageElement> => {
    const found = known.get(parent) ?? equalChildren(parent, priced);
    known.set(parent, found);
    return found;
  };
  const boxes = new Set<PageElement>();
  for (const { element } of prices) {
    let at: PageElement | null = element;
    while (at?.parent && !equalIn(at.parent).has(at)) at = at.parent;
    if (at?.parent) boxes.add(at);
  }
  return boxes;
}

/** The children of each shape that has enough of them, each with a price. */
function equalChildren(parent: PageElement, priced: ReadonlySet<PageElement>): Set<PageElement> {
  const children = parent.children.filter((child) => child.kind === "element");
  const shapes = [...Map.groupBy(children, stableName).values()];
  return new Set(
    shapes.filter((like) => like.length >= minCards && like.every((child) => priced.has(child))).flat(),
  );
}

/** The indexes of the lines in each box. */
function placesIn(boxes: ReadonlySet<PageElement>, lines: readonly TextLine[]): Map<PageElement, number[]> {
  const placed = new Map([...boxes].map((box) => [box, [] as number[]]));
  for (const [index, { element }] of lines.entries())
    for (let at: PageElement | null = element; at; at = at.parent) placed.get(at)?.push(index);
  return placed;
}

interface Parts {
  price: string;
  /** Those above the price, if any, otherwise those below it. */
  texts: string[];
}

/** The price of a box and its texts. Null if it has no price, or several. */
function partsOf(inBox: readonly TextLine[]): Parts | null {
  const own = inBox.filter(({ isControl, level }) => !isControl && level === 7);
  if (own.length < 2 || own.length > maxLines) return null;
  const current = own.filter((line) => isPrice(line.text) && !isCrossedOut(line.element));
  const [price] = current;
  // Two prices without labels are of two things.
  if (!price || current.length > 1) return null;
  const at = own.indexOf(price);
  const [before, after] = [own.slice(0, at), own.slice(at + 1)].map((some) =>
    some.flatMap(({ text, element }) => (isPrice(text) || element.tag === "figcaption" ? [] : [text])),
  );
  return { price: price.text, texts: (before?.length ? before : after) ?? [] };
}

/**
 * Names boxes by their first text. None if other short texts of a box that could be names differ from those of the next
 * one, or if two boxes have the same name: of "Ladies" and "Cut and color", or "Sold out" and "Gold cut", either could be
 * the label.
 */
function nameCards(boxes: readonly (Parts | null)[]): Omit<GridCard, "group">[] {
  const whole = boxes.filter((box) => box !== null);
  const cards = whole.map(({ price, texts: [name = "", ...others] }) => {
    return { name, notes: others.filter((text) => !isSentence(text)), price };
  });
  const differing = cards.flatMap((card) => card.notes.filter(couldBeName));
  const names = new Set(cards.map(({ name }) => foldLoosely(name)));
  const notes = new Set(cards.map((card) => foldLoosely(card.notes.join(" "))));
  const isPlain = notes.size === 1 || differing.length === 0;
  return cards.length === boxes.length &&
    names.size === cards.length &&
    isPlain &&
    cards.every(({ name }) => isName(name))
    ? cards
    : [];
}

/** False for "30 minutes", "with wash and blow-dry" and a list of what belongs to it. */
function couldBeName(text: string): boolean {
  return isName(text) && !/\d|[,;:+&/]|^\p{Ll}/u.test(text) && splitIntoWords(text).length <= maxNameWords;
}

const maxNameWords = 4;

/** A description. */
function isSentence(text: string): boolean {
  return /[.。!?！？…]$/u.test(text) || text.length > maxName;
}

/** In characters. */
const maxName = 60;

/** A former price. */
function isCrossedOut(element: PageElement): boolean {
  for (let at: PageElement | null = element, steps = 0; at && steps < 2; at = at.parent, steps += 1)
    if (/^(?:del|s|strike)$/.test(at.tag) || crossed.test(nameOf(at))) return true;
  return [...walk(element)].some(
    (node) => node.kind === "element" && (/^(?:del|s|strike)$/.test(node.tag) || crossed.test(nameOf(node))),
  );
}

const crossed =
  /(?:^|[\s_-])(?:line-through|old-price|price-old|was-price|strike\w*|original-price)(?:$|[\s_-])/;
