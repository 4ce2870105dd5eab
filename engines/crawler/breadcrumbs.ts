/** Recognizes the trail from the start page to a page: "Home › Services › Prices". */
import { anyOf } from "#engines/languages/words.ts";
import {
  childrenOf,
  type DomElement,
  type DomNode,
  findElements,
  isElement,
  isText,
  namesOf,
  rawText,
} from "./dom.ts";

const named =
  /^(?:bread-?_?crumbs?(?:[-_].*)?|crumbs?|topic-?_?path|pankuzu|brotkrumen?|kruimel(?:pad|spoor)|fil-?d-?ariane|migas(?:-de-pan)?|briciole)$/;

/** Of names, labels and structured data, or of its shape: a link home, separators, and nothing else. */
export function isBreadcrumb(element: DomElement): boolean {
  const { attribs } = element;
  return (
    namesOf(element).some((name) => named.test(name)) ||
    /^breadcrumbs?$/i.test(attribs["aria-label"]?.trim() ?? "") ||
    /\bBreadcrumbList$/i.test(attribs.itemtype?.trim() ?? "") ||
    isTrail(element)
  );
}

/** In characters. */
const maxTrail = 200;
const maxPart = 60;
const trails = new Set(["div", "p", "ul", "ol", "section"]);
const separator = /\s*[＞>»›→≫]\s*/u;

function isTrail(element: DomElement): boolean {
  if (!trails.has(element.name)) return false;
  const first = firstLink(element);
  if (!first || !leadsHome(first)) return false;
  const text = lineOf(rawText(element, maxTrail + 1));
  const parts = text.split(separator);
  return (
    text.length <= maxTrail &&
    parts.length > 1 &&
    parts[0] === lineOf(rawText(first, maxPart)) &&
    parts.every((part) => part !== "" && part.length <= maxPart) &&
    // All but the page's own name lead somewhere.
    findElements(element, ({ name }) => name === "a", maxTrail).length >= parts.length - 1
  );
}

function lineOf(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

const maxSteps = 5;

/** The link that an element begins with. */
function firstLink(element: DomElement): DomElement | null {
  let at = element;
  for (let step = 0; step < maxSteps; step++) {
    const first = childrenOf(at).find(hasContent);
    if (!first || !isElement(first)) return null;
    if (first.name === "a") return first;
    at = first;
  }
  return null;
}

function hasContent(node: DomNode): boolean {
  return isElement(node) || (isText(node) && node.data.trim() !== "");
}

const relativeHome = /^(?:\.{0,2}\/){0,9}(?:(?:index|default|home)\.\w{1,5})?(?:#\w{0,40})?$/i;
const home = new RegExp(`^(?:${anyOf("site.home")})$`, "iu");

/** An address with a host may be that of another website, unless the link says otherwise. */
function leadsHome(link: DomElement): boolean {
  const href = link.attribs.href?.trim() ?? "";
  return href !== "" && (relativeHome.test(href) || home.test(lineOf(rawText(link, maxPart))));
}
