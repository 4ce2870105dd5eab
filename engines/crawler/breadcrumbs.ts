/** Recognizes the trail from the start page to a page: "Home › Services › Prices". */
import { anyOf } from "#engines/languages/words.ts";
import {
  childrenOf,
  type DomElement,
  type DomNode,
  findElements,
  isElement,
  isText,
  rawText,
} from "./dom.ts";

const named =
  /^(?:bread-?_?crumbs?(?:[-_].*)?|crumbs?|topic-?_?path|pankuzu|brotkrumen?|kruimel(?:pad|spoor)|fil-?d-?ariane|migas(?:-de-pan)?|briciole)$/;

/** Of names, labels and structured data, or of its shape. */
export function isBreadcrumb(element: DomElement): boolean {
  return isNamedBreadcrumb(element.attribs) || isTrail(element);
}

export function isNamedBreadcrumb(attributes: Record<string, string>): boolean {
  const { class: names = "", id = "", "aria-label": label = "", itemtype = "" } = attributes;
  return (
    `${names} ${id}`
      .toLowerCase()
      .split(/\s+/, 40)
      .some((name) => named.test(name)) ||
    /^breadcrumbs?$/i.test(label.trim()) ||
    /\bBreadcrumbList$/i.test(itemtype.trim())
  );
}

/** In characters. */
export const maxTrail = 200;
const maxPart = 60;
/** Elements between a trail and its first link. */
export const maxSteps = 5;
const trails = new Set(["div", "p", "ul", "ol", "section"]);
const separator = /\s*[＞>»›→≫]\s*/u;

export interface Trail {
  tag: string;
  text: string;
  /** What the element begins with. */
  link: { text: string; href: string };
  links: number;
}

/** True for a link home, separators, and nothing else: all but the page's own name lead somewhere. */
export function hasTrailShape({ tag, text, link, links }: Trail): boolean {
  const line = lineOf(text);
  const parts = line.split(separator);
  return (
    trails.has(tag) &&
    line.length <= maxTrail &&
    parts.length > 1 &&
    parts[0] === lineOf(link.text) &&
    parts.every((part) => part !== "" && part.length <= maxPart) &&
    leadsHome(link) &&
    links >= parts.length - 1
  );
}

function isTrail(element: DomElement): boolean {
  const first = trails.has(element.name) ? firstLink(element) : null;
  if (!first) return false;
  const link = { text: rawText(first, maxTrail), href: first.attribs.href ?? "" };
  return (
    leadsHome(link) &&
    hasTrailShape({
      tag: element.name,
      text: rawText(element, 2 * maxTrail),
      link,
      links: findElements(element, ({ name }) => name === "a", maxTrail).length,
    })
  );
}

function lineOf(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

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
function leadsHome({ text, href }: Trail["link"]): boolean {
  const path = href.trim();
  return path !== "" && path.length <= maxTrail && (relativeHome.test(path) || home.test(lineOf(text)));
}
