/** Finds the heading that names what is below it: not "Details", which the page has below each of its classes. */
import { foldLoosely } from "./ground.ts";
import { stableName } from "./label-shape.ts";
import type { TextLine } from "./page-lines.ts";
import { headingLevel } from "./page-outline.ts";
import { contains, type PageElement, walk } from "./page-tree.ts";

const known = new WeakMap<readonly TextLine[], ReadonlyMap<TextLine, TextLine>>();

/** Headings that repeat, each with the heading that only it is below. */
export function parentsOfRepeated(lines: readonly TextLine[]): ReadonlyMap<TextLine, TextLine> {
  const cached = known.get(lines);
  if (cached) return cached;
  const headings = lines.filter(({ level, isExcluded }) => level < 7 && !isExcluded);
  const open: TextLine[] = [];
  const parents = new Map<TextLine, TextLine>();
  for (const heading of headings) {
    while (open.length > 0 && open.at(-1)!.level >= heading.level) open.pop();
    const parent = open.at(-1);
    if (parent) parents.set(heading, parent);
    open.push(heading);
  }
  const found = new Map<TextLine, TextLine>();
  for (const alike of Map.groupBy(headings, nameOf).values()) {
    const named = alike.flatMap((heading) => parents.get(heading) ?? []);
    const isTold = named.length === alike.length && new Set(named.map(nameOf)).size === alike.length;
    if (alike.length > 1 && isTold)
      for (const [at, heading] of alike.entries()) found.set(heading, named[at]!);
  }
  known.set(lines, found);
  return found;
}

function nameOf({ text, level }: TextLine): string {
  return `${level} ${foldLoosely(text)}`;
}

/**
 * True for the heading of one of several equal boxes that the element isn't in, such as the last caption of a gallery
 * above a table.
 */
export function isInOtherBox(heading: PageElement, element: PageElement): boolean {
  for (let box = heading.parent; box?.parent && !contains(box, element); box = box.parent) {
    if (contains(box.parent, element)) return false;
    const name = stableName(box);
    const alike = box.parent.children.filter(
      (child) => child.kind === "element" && stableName(child) === name && hasHeading(child),
    );
    if (alike.length > 1) return true;
  }
  return false;
}

function hasHeading(element: PageElement): boolean {
  for (const node of walk(element)) if (node.kind === "element" && headingLevel(node) < 7) return true;
  return false;
}
