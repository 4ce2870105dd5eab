import { type AnyNode, type Element, isTag, isText } from "domhandler";
import { anyOf } from "#engines/languages/words.ts";
import { isForeignHeading } from "./foreign-section.ts";
import { type JsonLdNode, readJsonLd } from "./json-ld.ts";
import { parseHtml } from "./parse-html.ts";

/** Part of the page, which helps to decide who a color, logo or phone number belongs to. */
export type Region = "header" | "footer" | "body";

export interface PageNode {
  element: Element;
  tag: string;
  /** Index of the parent in `nodes`, -1 for the root. Parents always precede their children. */
  parent: number;
  region: Region;
  /** Lowercase words of class and id, split at camelCase and dashes: "navBtn" becomes "nav" and "btn". */
  words: readonly string[];
  /** True before the first second-level heading, where the main call to action is. */
  isAboveFold: boolean;
  /** True inside an `<address>` or an element whose name suggests contact details. */
  isContact: boolean;
  /** True on a legal page below a heading about a host, an authority or the web designer. */
  isForeign: boolean;
}

export interface Page {
  url: string;
  host: string;
  nodes: PageNode[];
  byElement: Map<Element, number>;
  jsonLd: JsonLdNode[];
  meta: Map<string, string>;
  title: string;
  lang: string;
  base: string;
  isHome: boolean;
  isContactPage: boolean;
  /** True for legal notices and privacy pages, which name many third parties. */
  isLegalPage: boolean;
}

// Pages are truncated at these limits, which are several times as high as real pages need.
const MAX_NODES = 12_000;
const MAX_DEPTH = 120;

const CONTACT_WORDS = new RegExp(`^(?:${anyOf("site.contactClass")})$`);
const FOOTER_WORDS = new RegExp(`^(?:${anyOf("site.footerClass")})$`);
const HEADER_WORDS = new RegExp(`^(?:${anyOf("site.headerClass")})$`);
const FORMERLY_IN_BODY = new Set(["article", "aside", "form", "dialog", "figure", "blockquote", "table"]);
const CONTACT_PATH = new RegExp(
  `(?:${anyOf("paths.contactPage")})|(?:^|[/_-])(?:${anyOf("paths.place")})(?=[/._-]|$)`,
  "i",
);
const LEGAL_PATH = new RegExp(anyOf("paths.legalNotice"), "i");
const HEADINGS = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** Parses a page once for all extractors. Never throws; broken HTML yields the nodes that could be read. */
export function parsePage(
  input: { url: string; html: string; metadata?: { language: string | null } },
  startUrl: string,
): Page {
  const address = toUrl(input.url) ?? new URL("http://invalid.invalid/");
  let html = input.html;
  if (!/<body[\s>]/i.test(html)) html = /<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`;
  const page: Page = {
    url: address.href,
    host: address.hostname,
    nodes: [],
    byElement: new Map(),
    jsonLd: [],
    meta: new Map(),
    title: "",
    lang: "",
    base: address.href,
    isHome: samePath(address, toUrl(startUrl)),
    isContactPage: CONTACT_PATH.test(address.pathname),
    isLegalPage: LEGAL_PATH.test(address.pathname),
  };
  const root = parseHtml(html).children.find(
    (child): child is Element => isTag(child) && child.name === "html",
  );
  const firstTag = parseDocumentRoot(html, root);
  if (firstTag) walk(page, firstTag);
  page.lang ||= input.metadata?.language ?? "";
  return page;
}

function parseDocumentRoot(html: string, root: Element | undefined): Element | null {
  if (root) return root;
  return parseHtml(`<html><body>${html}</body></html>`).children.find(isTag) ?? null;
}

function walk(page: Page, root: Element): void {
  let seenTopHeading = false;
  let belowFold = false;
  /** The level of the heading about a third party, or null outside of its section. */
  let foreignLevel: number | null = null;
  const stack: { element: Element; parent: number; depth: number }[] = [
    { element: root, parent: -1, depth: 0 },
  ];
  while (stack.length > 0 && page.nodes.length < MAX_NODES) {
    const { element, parent, depth } = stack.pop()!;
    const tag = element.name;
    const words = splitWords(`${element.attribs.class ?? ""} ${element.attribs.id ?? ""}`);
    const above = page.nodes[parent];
    const region = regionOf({ element, tag, words, parent: above, seenTopHeading });
    if (tag === "h1" && region !== "header") seenTopHeading = true;
    if (tag === "h2" && region === "body") belowFold = true;
    if (page.isLegalPage && HEADINGS.has(tag)) {
      const level = Number(tag[1]);
      if (isForeignHeading(textOf(element, 300))) foreignLevel = Math.min(level, foreignLevel ?? level);
      // Headings below it name the third party and its details. The page's own title has no such section.
      else if (foreignLevel === null || level <= foreignLevel || foreignLevel === 1) foreignLevel = null;
    }
    const index = page.nodes.length;
    page.byElement.set(element, index);
    page.nodes.push({
      element,
      tag,
      parent,
      region,
      words,
      isAboveFold: !belowFold && region !== "footer",
      isContact:
        above?.isContact === true ||
        tag === "address" ||
        (tag !== "body" && tag !== "html" && tag !== "a" && words.some((word) => CONTACT_WORDS.test(word))),
      isForeign: foreignLevel !== null && region === "body",
    });
    readHead(page, element, tag);
    if (depth >= MAX_DEPTH) continue;
    for (let i = element.children.length - 1; i >= 0; i--) {
      const child = element.children[i]!;
      if (isTag(child)) stack.push({ element: child, parent: index, depth: depth + 1 });
    }
  }
}

function regionOf(at: {
  element: Element;
  tag: string;
  words: readonly string[];
  parent: PageNode | undefined;
  seenTopHeading: boolean;
}): Region {
  const { element, tag, words, parent } = at;
  if (!parent) return "body";
  if (parent.region !== "body") return parent.region;
  if (tag === "html" || tag === "body" || tag === "head" || tag === "main") return "body";
  if (FORMERLY_IN_BODY.has(parent.tag)) return "body";
  const role = element.attribs.role;
  const isCard = words.some((word) => word === "card" || word === "modal" || word === "widget");
  if (
    role === "contentinfo" ||
    (!isCard && (tag === "footer" || words.some((word) => FOOTER_WORDS.test(word))))
  )
    return "footer";
  if (at.seenTopHeading) return "body";
  if (role === "banner" || role === "navigation" || tag === "nav") return "header";
  if (tag === "header") return isHero(element) ? "body" : "header";
  if (tag === "div" || tag === "section" || tag === "table" || tag === "ul" || tag === "td") {
    const isNamedHeader =
      words.some((word) => HEADER_WORDS.test(word)) || (words.includes("top") && words.includes("bar"));
    return isNamedHeader && !words.includes("hero") && !isHero(element) ? "header" : "body";
  }
  return "body";
}

/** True for a `<header>` that contains the main heading and no navigation. That is the hero, not the site's header. */
function isHero(element: Element): boolean {
  let heading = false;
  let links = 0;
  const stack: AnyNode[] = [element];
  for (let seen = 0; stack.length > 0 && seen < 400; seen++) {
    const node = stack.pop()!;
    if (!isTag(node)) continue;
    if (node.name === "nav" || node.attribs.role === "navigation") return false;
    if (node.name === "h1" || node.name === "h2") heading = true;
    if (node.name === "a") links++;
    stack.push(...node.children);
  }
  return heading && links < 4;
}

function readHead(page: Page, element: Element, tag: string): void {
  const { attribs } = element;
  if (tag === "meta") {
    const name = (attribs.property ?? attribs.name ?? "").toLowerCase();
    const isDarkOnly = /dark/i.test(attribs.media ?? "");
    if (name && attribs.content && !isDarkOnly && !page.meta.has(name))
      page.meta.set(name, attribs.content.trim());
  } else if (tag === "title" && !page.title && !isInsideSvg(element)) page.title = collapse(rawText(element));
  else if (tag === "html") page.lang = (attribs.lang ?? attribs["xml:lang"] ?? "").trim();
  else if (tag === "base" && attribs.href) page.base = resolveUrl(attribs.href, page.url) ?? page.base;
  else if (tag === "script" && /ld\+json/i.test(attribs.type ?? ""))
    page.jsonLd.push(...readJsonLd(rawText(element)));
}

function isInsideSvg(element: Element): boolean {
  const parent = element.parent;
  return parent !== null && isTag(parent) && parent.name === "svg";
}

/** Returns the text without styles and scripts, with a space at each element boundary. */
export function textOf(element: Element, maxChars = 20_000): string {
  const parts: string[] = [];
  let length = 0;
  const stack: AnyNode[] = [element];
  while (stack.length > 0 && length < maxChars) {
    const node = stack.pop()!;
    if (isText(node)) {
      parts.push(node.data);
      length += node.data.length;
    } else if (isTag(node)) {
      if (SILENT_TAGS.has(node.name)) continue;
      const isInline = INLINE_TAGS.has(node.name);
      if (!isInline) parts.push(" ");
      for (let i = node.children.length - 1; i >= 0; i--) stack.push(node.children[i]!);
    }
  }
  return collapse(parts.join(""));
}

export const SILENT_TAGS = new Set(["script", "style", "noscript", "template", "svg", "textarea", "select"]);
const INLINE_TAGS = new Set("a b strong i em u small sup sub font bdi bdo abbr code mark wbr".split(" "));

export function rawText(element: Element): string {
  return element.children.map((child) => ("data" in child ? child.data : "")).join("");
}

export function collapse(text: string): string {
  return text.replace(/[\s\u200b\u200e\u200f\u00ad\ufeff]+/g, " ").trim();
}

/** Yields the node itself, then its ancestors from the nearest to the root. */
export function* lineage(page: Page, index: number): Generator<PageNode> {
  for (let at = index; at >= 0; at = page.nodes[at]!.parent) yield page.nodes[at]!;
}

const wordCache = new Map<string, readonly string[]>();

export function splitWords(text: string): readonly string[] {
  const short = text.slice(0, 400);
  const known = wordCache.get(short);
  if (known) return known;
  const words = short
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (wordCache.size > 5000) wordCache.clear();
  wordCache.set(short, words);
  return words;
}

export function toUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Returns an absolute http(s) URL, or null. */
export function resolveUrl(href: string, base: string): string | null {
  const text = href.trim();
  if (!text || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
}

function samePath(a: URL, b: URL | null): boolean {
  const bare = (url: URL) => url.pathname.replace(/(index|home|default)\.\w+$/i, "").replace(/\/+$/, "");
  return b !== null && bare(a) === bare(b);
}
