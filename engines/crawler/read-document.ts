/** Reads a page's metadata and links in one pass, and detects whether a script has yet to fill the page. */
import { normalizeText } from "#shared/text.ts";
import { isSameSite, normalizeUrl } from "#shared/url.ts";
import {
  type DomDocument,
  type DomElement,
  findElements,
  isElement,
  namesOf,
  parseHtml,
  rawText,
  walk,
} from "./dom.ts";
import { isBare, isContentPlace, isHeaderPlace } from "./empty-places.ts";
import type { LinkArea } from "./rank-links.ts";

export interface PageLink {
  url: string;
  text: string;
  area: LinkArea;
  isDownload: boolean;
  /** Primary language tag that the link declares for its target. */
  language?: string;
}

export interface PageDocument {
  root: DomDocument;
  title: string | null;
  description: string | null;
  /** The language that the markup declares (`lang` of html, content-language, og:locale), or null. */
  language: string | null;
  canonical: string | null;
  /** The page's own address for share previews (og:url). */
  sharedUrl: string | null;
  /** Target of a meta refresh within 10 seconds. */
  refresh: string | null;
  scriptRedirect: string | null;
  links: PageLink[];
  /** Number of external and module scripts. */
  scripts: number;
  /** True if a framework's mount element is (nearly) empty. */
  hasEmptyMount: boolean;
  /** True if a header, a menu or a custom element is empty. */
  hasEmptyHeader: boolean;
  /** True if a list, or all that a heading has below it, is an empty placeholder. */
  hasEmptyContent: boolean;
  /** True if one of the site's own scripts, or an inline one, may add elements to the page. */
  writesItself: boolean;
  anchors: number;
  /** True if the page has disclosures, definition lists or FAQ markup. */
  hasDisclosure: boolean;
}

const maxLinks = 20_000;

export function readDocument(html: string, url: string): PageDocument {
  const root = parseHtml(html);
  const page: PageDocument = {
    root,
    title: null,
    description: null,
    language: null,
    canonical: null,
    sharedUrl: null,
    refresh: null,
    scriptRedirect: null,
    links: [],
    scripts: 0,
    hasEmptyMount: false,
    hasEmptyHeader: false,
    hasEmptyContent: false,
    writesItself: false,
    anchors: 0,
    hasDisclosure: false,
  };
  const hints = { ogTitle: "", heading: "", metaLanguage: "", base: url };
  const areas = new Map<DomElement, LinkArea>();
  walk(root, (element) => {
    const area = areaOf(element, areas);
    if (area !== "body") areas.set(element, area);
    const { attribs } = element;
    if (attribs["aria-expanded"] !== undefined && area === "body") page.hasDisclosure = true;
    switch (element.name) {
      case "html":
        page.language ??= languageTag(attribs.lang ?? attribs["xml:lang"]);
        break;
      case "base":
        hints.base = (attribs.href && normalizeUrl(attribs.href, url)) || hints.base;
        break;
      case "title":
        // SVG elements have titles too.
        if (!isInside(element, "svg")) page.title ??= textOrNull(rawText(element, 500));
        return false;
      case "meta":
        readMeta(attribs, page, hints);
        break;
      case "link":
        if (/\bcanonical\b/i.test(attribs.rel ?? "") && attribs.href) {
          page.canonical ??= normalizeUrl(attribs.href, hints.base);
        } else if (/\balternate\b/i.test(attribs.rel ?? "") && attribs.hreflang && attribs.href) {
          addTranslation(page, { href: attribs.href, language: attribs.hreflang, base: hints.base });
        }
        break;
      case "h1":
        hints.heading ||= normalizeText(rawText(element, 500));
        break;
      case "script":
        readScript(element, page, { url, base: hints.base });
        return false;
      case "details":
      case "dl":
        page.hasDisclosure = true;
        break;
      case "a":
      case "area":
        addLink(page, element, attribs.href, hints.base, area);
        break;
      case "frame":
        addLink(page, element, attribs.src, hints.base, "nav");
        break;
      case "template":
      case "style":
        return false;
      default:
        if (isMount(element) && rawText(element, 200).trim().length < 50) page.hasEmptyMount = true;
        if (isHeaderPlace(element) && isBare(element)) page.hasEmptyHeader = true;
        if (area === "body" && isContentPlace(element) && isBare(element)) page.hasEmptyContent = true;
    }
    return true;
  });
  page.title ??= textOrNull(hints.ogTitle) ?? textOrNull(hints.heading);
  page.language ??= languageTag(hints.metaLanguage);
  return page;
}

function readMeta(
  attribs: Record<string, string>,
  page: PageDocument,
  hints: { ogTitle: string; metaLanguage: string; base: string },
): void {
  const name = (attribs.name ?? attribs.property ?? attribs["http-equiv"] ?? "").toLowerCase();
  const content = attribs.content ?? "";
  if (name === "description") page.description ??= textOrNull(content.slice(0, 2000));
  else if (name === "og:description") page.description ??= textOrNull(content.slice(0, 2000));
  else if (name === "og:url") page.sharedUrl ??= normalizeUrl(content, hints.base);
  else if (name === "og:title") hints.ogTitle ||= content.slice(0, 500);
  else if (name === "content-language" || name === "language" || name === "og:locale")
    hints.metaLanguage ||= content;
  else if (name === "refresh") {
    const match = /^\s*(\d{1,3})(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i.exec(
      content.slice(0, 2100),
    );
    if (match && Number(match[1]) <= 10) page.refresh ??= normalizeUrl(match[2]!, hints.base);
  }
}

function readScript(
  element: DomElement,
  page: PageDocument,
  { url, base }: { url: string; base: string },
): void {
  const { src, type } = element.attribs;
  if (src || type === "module") page.scripts += 1;
  if (src) {
    const address = normalizeUrl(src, base);
    page.writesItself ||= address !== null && isSameSite(address, url);
    return;
  }
  const code = element.children.map((child) => ("data" in child ? String(child.data) : "")).join("");
  if (type === "application/ld+json") page.hasDisclosure ||= /"FAQPage"/.test(code);
  page.writesItself ||= type === "module" || writesMarkup.test(code);
  if (code.length > 4000 || page.scriptRedirect !== null) return;
  const match =
    /\blocation(?:\.href)?\s*=\s*["']([^"'\s]{1,500})["']/.exec(code) ??
    /\blocation\.(?:replace|assign)\(\s*["']([^"'\s]{1,500})["']/.exec(code);
  // A redirect inside a function may be a click handler, so callers follow it only from pages without text.
  if (match) page.scriptRedirect = normalizeUrl(match[1]!, base);
}

const writesMarkup =
  /\b(innerHTML|outerHTML|insertAdjacentHTML|appendChild|replaceWith|XMLHttpRequest|document\.write|customElements)\b|\bfetch\(|\$\(.{1,80}\)\.load\(/;

function addLink(
  page: PageDocument,
  element: DomElement,
  href: string | undefined,
  base: string,
  area: LinkArea,
): void {
  if (href === undefined || page.links.length >= maxLinks) return;
  if (href.startsWith("#")) {
    if (href.length > 1) page.anchors += 1;
    return;
  }
  const url = normalizeUrl(href, base);
  if (url === null) return;
  const text = normalizeText(rawText(element, 200)) || labelOf(element);
  const language = languageTag(element.attribs.hreflang);
  const isDownload = element.attribs.download !== undefined;
  page.links.push({ url, text, area, isDownload, ...(language === null ? {} : { language }) });
}

/** Keeps hreflang links from the head, so that text links to the same URLs are recognized as translations. */
function addTranslation(
  page: PageDocument,
  { href, language, base }: { href: string; language: string; base: string },
): void {
  const url = normalizeUrl(href, base);
  const tag = languageTag(language);
  if (url === null || tag === null || page.links.length >= maxLinks) return;
  page.links.push({ url, text: "", area: "sitemap", isDownload: false, language: tag });
}

function labelOf(element: DomElement): string {
  const own = element.attribs["aria-label"] ?? element.attribs.title;
  if (own) return normalizeText(own.slice(0, 200));
  const image = findElements(element, (child) => child.name === "img")[0];
  return normalizeText((image?.attribs.alt ?? "").slice(0, 200));
}

/** Returns the area by the element's own role, otherwise its parent's area. */
function areaOf(element: DomElement, areas: Map<DomElement, LinkArea>): LinkArea {
  const role = element.attribs.role;
  if (element.name === "footer" || role === "contentinfo") return "footer";
  const parent =
    element.parent && isElement(element.parent as DomElement)
      ? areas.get(element.parent as DomElement)
      : undefined;
  if (parent !== undefined) return parent;
  if (element.name === "nav" || element.name === "header" || role === "navigation" || role === "banner")
    return "nav";
  if (element.name !== "div" && element.name !== "ul" && element.name !== "section") return "body";
  const names = namesOf(element);
  if (names.some((name) => /^(site-?|page-?|main-?)?footer(-.*)?$/.test(name))) return "footer";
  if (
    names.some((name) =>
      /^(main-?|site-?|top-?|primary-?)?(nav|navbar|navigation|menu|header)(-.*)?$/.test(name),
    )
  )
    return "nav";
  return "body";
}

const mountIds =
  /^(root|app|main-app|react-root|react-app|__next|__nuxt|___gatsby|svelte|app-root|application|q-app)$/i;

function isMount(element: DomElement): boolean {
  return element.name === "app-root" || mountIds.test(element.attribs.id ?? "");
}

function isInside(element: DomElement, name: string): boolean {
  const parent = element.parent;
  return parent !== null && "name" in parent && parent.name === name;
}

/** Returns "en" for "en-GB" and "en_US". */
export function languageTag(tag: string | undefined): string | null {
  return (
    /^\s*([a-z]{2,3})(?:[-_][a-z0-9-_]+)?\s*(?:,|$)/i.exec(tag?.slice(0, 60) ?? "")?.[1]?.toLowerCase() ??
    null
  );
}

function textOrNull(text: string): string | null {
  const normalized = normalizeText(text);
  return normalized === "" ? null : normalized;
}
