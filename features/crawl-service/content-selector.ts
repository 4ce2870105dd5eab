/** Which parts of a page are wanted: tags, classes, ids and attributes, as the callers of the service name them. */
import { compile, selectAll } from "css-select";
import type { DomDocument, DomElement } from "#engines/crawler/dom.ts";

/** Without brackets there is neither nesting nor looking back: each selector is tried once for each element. */
export function isSafeSelector(selector: string): boolean {
  if (selector.trim() === "" || selector.includes("(")) return false;
  try {
    compile(selector);
    return true;
  } catch {
    return false;
  }
}

/** In document order; an element inside another one that is chosen is not chosen again. */
export function selectParts(root: DomDocument, selectors: string[]): DomElement[] {
  if (selectors.length === 0) return [];
  const found = selectAll(selectors.join(", "), root) as unknown as DomElement[];
  const chosen = new Set<unknown>(found);
  return found.filter((element) => {
    for (let parent: unknown = element.parent; parent; parent = parentOf(parent)) {
      if (chosen.has(parent)) return false;
    }
    return true;
  });
}

export function removeParts(root: DomDocument, selectors: string[]): void {
  for (const element of selectParts(root, selectors)) {
    const { parent } = element;
    if (!parent) continue;
    parent.children = parent.children.filter((child) => child !== element);
  }
}

function parentOf(node: unknown): unknown {
  return typeof node === "object" && node !== null && "parent" in node ? node.parent : null;
}
