/** Reads prices from cards without headings, as many builders make them: equal boxes side by side, each with a name and a price. */
import { stableName } from "./label-shape.ts";
import type { TextLine } from "./page-lines.ts";
import { contains, nameOf, type PageElement, walk } from "./page-tree.ts";
import { isName, isPrice, isZero } from "./price-text.ts";

export interface GridCard {
  name: string;
  price: string;
  /** The heading above the boxes. */
  group: string | null;
}

/** Fewer boxes may be anything. */
const minCards = 3;
/** In lines. A box with more is a whole section. */
const maxLines = 8;
export function readGrid(lines: readonly TextLine[]): GridCard[] {
  const usable = lines.filter((line) => !line.isExcluded);
  const prices = usable.filter((line) => isPrice(line.text) && !isZero(line.text));
  const boxes = new Set(prices.map((price) => boxOf(price, prices)).filter((box) => box !== null));
  const groups = Map.groupBy(boxes, (box) => box.parent);
  return [...groups.values()]
    .filter((group) => group.length >= minCards && new Set(group.map(stableName)).size === 1)
    .flatMap((group) => {
      const first = usable.findIndex(({ element }) => group.some((box) => contains(box, element)));
      const above = usable.slice(0, first).findLast(({ level }) => level < 7)?.text ?? null;
      const cards = group.map((box) => cardIn(box, { lines: usable, group: above }));
      const names = new Set(cards.map((card) => card?.name.toLowerCase()));
      return cards.every((card) => card !== null) && names.size === cards.length ? cards : [];
    });
}

/** The largest element around a price whose parent holds other boxes of the same shape with prices. */
function boxOf(price: TextLine, prices: readonly TextLine[]): PageElement | null {
  for (let box: PageElement | null = price.element; box?.parent; box = box.parent) {
    const { parent } = box;
    const like = parent.children.filter(
      (child): child is PageElement =>
        child.kind === "element" && child.tag === box?.tag && stableName(child) === stableName(box),
    );
    const priced = like.filter((child) => prices.some(({ element }) => contains(child, element)));
    if (priced.length >= minCards && priced.length === like.length) return box;
  }
  return null;
}

function cardIn(
  box: PageElement,
  { lines, group }: { lines: readonly TextLine[]; group: string | null },
): GridCard | null {
  const own = lines.filter(
    ({ element, isControl, level }) => !isControl && level === 7 && contains(box, element),
  );
  if (own.length < 2 || own.length > maxLines) return null;
  const current = own.filter((line) => isPrice(line.text) && !isCrossedOut(line.element));
  const texts = own.filter((line) => !isPrice(line.text) && line.element.tag !== "figcaption");
  const [price] = current;
  const [name] = texts;
  // Two prices without labels are of two things.
  if (!price || current.length > 1 || !name || !isName(name.text)) return null;
  return { name: name.text, price: price.text, group };
}

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
