import { hasTrailShape, isNamedBreadcrumb, maxSteps, maxTrail } from "#engines/crawler/breadcrumbs.ts";
import type { PageElement, PageNode } from "./page-tree.ts";
import { plainText } from "./render-text.ts";

/** True for "Home › Services › Prices" above a text. */
export function isBreadcrumb(element: PageElement): boolean {
  return isNamedBreadcrumb(element.attributes) || isTrail(element);
}

function isTrail(element: PageElement): boolean {
  const first = element.size > 0 && element.size <= maxTrail ? firstLink(element) : null;
  if (!first) return false;
  return hasTrailShape({
    tag: element.tag,
    text: plainText(element),
    link: { text: plainText(first), href: first.attributes["href"] ?? "" },
    links: linksIn(element),
  });
}

function firstLink(element: PageElement): PageElement | null {
  let at = element;
  for (let step = 0; step < maxSteps; step++) {
    const first = at.children.find(hasText);
    if (first?.kind !== "element") return null;
    if (first.tag === "a") return first;
    at = first;
  }
  return null;
}

function hasText(node: PageNode): boolean {
  return node.kind === "element" ? node.size > 0 : node.text.trim() !== "";
}

function linksIn(element: PageElement): number {
  return element.children.reduce(
    (sum, child) => sum + (child.kind === "text" ? 0 : child.tag === "a" ? 1 : linksIn(child)),
    0,
  );
}
