import { type Element, isTag } from "domhandler";
import { anyOf } from "#engines/languages/words.ts";
import { socialNetworkNames } from "#shared/social-networks.ts";
import { asList, asText, isNamedOtherwise, isOrganization, isRecord } from "./json-ld.ts";
import type { StyleRule } from "./parse-css.ts";
import { lineage, type Page, type PageNode, resolveUrl, splitWords, toUrl } from "./parse-page.ts";
import type { Found } from "./types.ts";

const isTop = new RegExp(`^(?:top|page-?top|hero|header|body|main|root|${anyOf("site.home")})?$`, "i");

const MAX_LOGOS = 5;
/** A picture in the header scores less than this unless something else marks it as a logo. */
const ENOUGH = 4;

/**
 * Returns the URLs of at most 5 logo pictures, best first. Inline drawings become data URLs (see `findInlineLogos`).
 * Empty if the site uses a wordmark.
 */
export function findLogos(
  pages: readonly Page[],
  {
    backgrounds = () => [],
    drawings = () => [],
    companyName = null,
  }: {
    backgrounds?: (page: Page) => LogoBackground[];
    drawings?: (page: Page) => LogoBackground[];
    companyName?: string | null;
  } = {},
): Found[] {
  const found = new Map<string, { score: number; source: string; page: string }>();
  const add = (url: string | null, score: number, source: string, page: Page | undefined = pages[0]) => {
    if (url && score > (found.get(url)?.score ?? 0)) found.set(url, { score, source, page: page?.url ?? "" });
  };
  pages.slice(0, 6).forEach((page, position) => {
    // Logos that occur only on inner pages count a little less than those on the home page.
    const share = position === 0 ? 1 : 0.8;
    const inBody: [string, number][] = [];
    page.nodes.forEach((node, index) => {
      if (node.tag !== "img" && node.tag !== "image" && node.tag !== "object" && node.tag !== "embed") return;
      const score = scorePicture(page, node, index);
      if (score < ENOUGH) return;
      for (const url of pictureUrls(page, node)) {
        if (node.region === "header") add(url, score * share, "header", page);
        else inBody.push([url, score * share]);
      }
    });
    // Several different "logos" in the body belong to partners and clients.
    if (new Set(inBody.map(([url]) => url)).size <= 2)
      for (const [url, score] of inBody) add(url, score, "picture", page);
    for (const { url, score } of backgrounds(page)) add(url, score * share, "style sheet", page);
    if (position === 0) for (const { url, score } of drawings(page)) add(url, score, "drawing", page);
  });
  const start = pages[0];
  // A wordmark in the header is deliberate, so share pictures and touch icons don't replace it.
  for (const page of pages.slice(0, 3))
    for (const url of jsonLdLogos(page, companyName))
      if (isLogoFile(url) || url !== sharePicture(page))
        add(url, isLogoFile(url) ? 5 : 3.5, "structured data", page);
  const declared = start?.meta.get("og:logo");
  if (start && declared) add(resolveUrl(declared, start.base), 4, "meta");
  if (start && found.size === 0)
    for (const url of touchIcons(start)) add(url, isLogoFile(url) ? 2 : 0, "touch icon");
  return [...found]
    .sort(([, a], [, b]) => b.score - a.score)
    .slice(0, MAX_LOGOS)
    .map(([value, { score, source, page }]) => ({
      value,
      source,
      url: page,
      confidence: Math.round(Math.min(1, score / 9) * 100) / 100,
    }));
}

/** Some sites declare it as their logo, too. As a logo, its texts would be too small to read. */
function sharePicture(page: Page): string | null {
  const declared = page.meta.get("og:image");
  return declared ? resolveUrl(declared, page.base) : null;
}

export interface LogoBackground {
  url: string;
  score: number;
}

/** Finds logos in CSS backgrounds, as in "a.logo { background: url(logo.png) }". */
export function findLogoBackgrounds(
  page: Page,
  rules: readonly { rule: StyleRule; base: string }[],
): LogoBackground[] {
  const names = new Set<string>();
  const headline = page.nodes.findIndex(({ tag }) => tag === "h1" || tag === "h2");
  // Pages without a header element have their home link above all headlines.
  const top = page.nodes.filter((node, index) => {
    if (node.region !== "body") return node.region === "header";
    if (headline !== -1 && index > headline) return false;
    const parent = page.nodes[node.parent];
    return isLinkHome(page, node) || (parent !== undefined && isLinkHome(page, parent));
  });
  for (const node of top) {
    for (const name of (node.element.attribs.class ?? "").split(/\s+/)) {
      if (isLogoName(splitWords(name)) && !splitWords(name).includes("icon")) names.add(`.${name}`);
    }
    if (node.element.attribs.id && isLogoName(splitWords(node.element.attribs.id)))
      names.add(`#${node.element.attribs.id}`);
  }
  // A home link with hidden text shows a picture instead (image replacement), whatever its class name.
  const replaced = new Set<string>();
  for (const node of top) {
    if (!isLinkHome(page, node)) continue;
    for (const name of (node.element.attribs.class ?? "").split(/\s+/).filter(Boolean))
      replaced.add(`.${name}`);
    if (node.element.attribs.id) replaced.add(`#${node.element.attribs.id}`);
  }
  if (names.size === 0 && replaced.size === 0) return [];
  const found: LogoBackground[] = [];
  for (const { rule, base } of rules) {
    const isNamed = [...names].some((name) => rule.selector.includes(name));
    const isReplacement =
      [...replaced].some((name) => rule.selector.includes(name)) &&
      rule.declarations.some(
        ({ property, value }) => property === "text-indent" && /^-|100%/.test(value.trim()),
      );
    if (!isNamed && !isReplacement) continue;
    for (const { property, value } of rule.declarations) {
      if (property !== "background" && property !== "background-image") continue;
      const href = /url\(\s*["']?([^"')]{1,500})/.exec(value)?.[1];
      const url = href && !href.startsWith("data:") ? resolveUrl(href, base) : null;
      if (url) found.push({ url, score: 6 });
    }
  }
  return found.slice(0, 2);
}

function isLinkHome(page: Page, { tag, element }: PageNode): boolean {
  return tag === "a" && isHomeLink(element.attribs.href ?? null, page);
}

/** Returns the largest `link rel=icon` of the home page, or null. */
export function extractFavicon(pages: readonly Page[]): string | null {
  for (const page of pages.slice(0, 3)) {
    const icons = page.nodes
      .filter(({ tag, element }) => tag === "link" && /(?:^|\s)icon(?:\s|$)/i.test(element.attribs.rel ?? ""))
      .filter(({ element }) => !/dark/i.test(element.attribs.media ?? ""))
      .map(({ element }) => resolveUrl(element.attribs.href ?? "", page.base))
      .filter((url) => url !== null);
    const icon = icons[0] ?? touchIcons(page)[0];
    if (icon) return icon;
  }
  return null;
}

function scorePicture(page: Page, node: PageNode, index: number): number {
  const { attribs } = node.element;
  const own = [...node.words, ...splitWords(attribs.name ?? "")];
  const file = splitWords(fileNameOf(attribs));
  const alt = splitWords(attribs.alt ?? "");
  if (node.region === "footer" && !isLogoName(own) && !isLogoName(file)) return 0;
  const all = [...own, ...file, ...alt];
  if (all.some((word) => NOT_LOGO.has(word))) return 0;
  if (Number(attribs.width) > 0 && Number(attribs.width) <= 2) return 0;
  const around = surroundings(page, index);
  if (around.words.some((word) => THIRD_PARTY_WORDS.has(word))) return 0;
  const isInHeader = node.region === "header" || around.isFirstInBody;
  let score = 0;
  if (node.region === "header") score += 3;
  else if (around.isFirstInBody) score += 1;
  if (isHomeLink(around.link, page)) score += 3;
  else if (around.link && toUrl(resolveUrl(around.link, page.base) ?? "")?.hostname !== page.host) score -= 4;
  // Files from an icon set aren't logos, whatever they depict.
  if (isIconFile(attribs) && !isLogoName([...own, ...file, ...alt])) score -= 4;
  // A small picture in a menu is a flag or a cart.
  const height = Number(attribs.height?.replace(/px$/, ""));
  const isMenuEntry = height > 0 && height <= 32 && around.isInList;
  if (isMenuEntry && !isLogoName([...own, ...file, ...alt])) score -= 4;
  if (isLogoName(own)) score += 3;
  if (isLogoName(file)) score += 2;
  if (isLogoName(alt)) score += 2;
  if (around.words.some((word) => LOGO_WORDS.has(word))) score += 3;
  if (node.region === "footer") score -= 2.5;
  // A "logo" deep in the page usually belongs to a third party.
  if (!isInHeader && node.region !== "footer") score -= isHomeLink(around.link, page) ? 0 : 3;
  if (own.includes("dark") || own.includes("sticky") || own.includes("mobile") || own.includes("scroll"))
    score -= 0.5;
  return score;
}

interface Surroundings {
  link: string | null;
  words: string[];
  isFirstInBody: boolean;
  isInList: boolean;
}

function surroundings(page: Page, index: number): Surroundings {
  const found: Surroundings = { link: null, words: [], isFirstInBody: index < 60, isInList: false };
  let steps = 0;
  for (const node of lineage(page, page.nodes[index]!.parent)) {
    if (node.tag === "li") found.isInList = true;
    if (node.tag === "a" && found.link === null) found.link = node.element.attribs.href ?? "";
    if (
      steps < 4 &&
      node.tag !== "body" &&
      node.tag !== "html" &&
      node.tag !== "header" &&
      node.tag !== "nav"
    )
      found.words.push(...node.words);
    else if (steps < 8) found.words.push(...node.words.filter((word) => THIRD_PARTY_WORDS.has(word)));
    steps++;
  }
  return found;
}

/** True for a link to the home page, such as "/", "index.html" or the site's own URL. */
export function isHomeLink(href: string | null, page: Page): boolean {
  if (href === null) return false;
  const text = href.trim();
  if (text === "") return true;
  const [address = "", anchor] = text.split("#");
  // "#services" is a section of a one-page site, and "#top" is its beginning.
  if (anchor !== undefined && !isTop.test(anchor)) return false;
  if (address === "") return true;
  const url = toUrl(resolveUrl(address, page.base) ?? "");
  if (!url || url.hostname.replace(/^www\./, "") !== page.host.replace(/^www\./, "")) return false;
  const isRoot = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:(?:index|home|default)(?:\.\w+)?\/?)?$/i.test(
    url.pathname,
  );
  return isRoot || (page.isHome && url.href === page.base.split("#")[0]);
}

const LOGO_WORDS = new Set(
  "logo logos brand branding wordmark sitelogo navlogo logotype logomark".split(" "),
);
const isLogoName = (words: readonly string[]) =>
  words.some(
    (word) => LOGO_WORDS.has(word) || (word.startsWith("logo") && word.length < 14) || word.endsWith("logo"),
  );
const isLogoFile = (url: string) => isLogoName(splitWords(url.split("/").at(-1) ?? ""));

const NOT_LOGO = new Set([
  ...socialNetworkNames,
  ..."flag flags visa mastercard paypal amex stripe badge appstore playstore googleplay avatar spinner loader loading captcha pixel hamburger burger menu cart search magnifier chevron caret arrow close sprite sprites phone envelope whatsapp tiktok pinterest telegram".split(
    " ",
  ),
]);
/** Sections with these words show pictures of third parties. */
const THIRD_PARTY_WORDS = new Set(
  "partner partners sponsor sponsors client clients customer customers trusted brands supporters affiliate affiliates accreditation accreditations certification certifications certificates payment payments press featured testimonial testimonials carousel slider gallery marquee team social language lang languages members awards".split(
    " ",
  ),
);

/** True for a file from an icon set, such as "icons/tooth.svg", "sprite.svg#tooth" or "icon-tooth.svg". */
function isIconFile(attribs: Record<string, string>): boolean {
  const [path = ""] = (lazySource(attribs) ?? "").split("?");
  return /(?:^|\/)(?:icons?|sprites?|svg-icons?|icon-?set)\/[^/]*\.svg|\.svg#|\/icons?[-_][^/]*\.svg$/i.test(
    path,
  );
}

function fileNameOf(attribs: Record<string, string>): string {
  const src = lazySource(attribs) ?? "";
  return src.startsWith("data:") ? "" : decodeSafely(src.split(/[?#]/)[0]!.split("/").slice(-1)[0] ?? "");
}

/** Returns the real source of a lazy-loaded picture from its data attributes. */
function lazySource(attribs: Record<string, string>): string | null {
  const src = attribs.src ?? attribs.data ?? attribs["xlink:href"] ?? attribs.href ?? "";
  const isPlaceholder =
    !src || src.startsWith("data:") || /placeholder|blank\.|spacer|lazy|pixel\.gif/i.test(src);
  if (isPlaceholder) {
    for (const [name, value] of Object.entries(attribs)) {
      if (/^data-.*(?:src|original|lazy)/.test(name) && value && !value.startsWith("data:")) {
        return name.includes("srcset") ? largestOf(value) : value;
      }
    }
    if (attribs.srcset) return largestOf(attribs.srcset);
  }
  return src || null;
}

function largestOf(srcset: string): string | null {
  let best: { url: string; size: number } | null = null;
  for (const part of srcset.slice(0, 5000).split(/,\s+|,(?=https?:|\/)/)) {
    const [url, size = "1x"] = part.trim().split(/\s+/);
    const number = Number.parseFloat(size) || 1;
    if (url && (!best || number > best.size)) best = { url, size: number };
  }
  return best?.url ?? null;
}

export function pictureUrls(page: Page, node: PageNode): string[] {
  const source = lazySource(node.element.attribs) ?? pictureSource(node.element);
  const url = source && !source.startsWith("data:") ? resolveUrl(source, page.base) : null;
  return url ? [url] : [];
}

function pictureSource(element: Element): string | null {
  const parent = element.parent;
  if (!parent || !isTag(parent) || parent.name !== "picture") return null;
  for (const child of parent.children)
    if (isTag(child) && child.attribs.srcset) return largestOf(child.attribs.srcset);
  return null;
}

function jsonLdLogos(page: Page, companyName: string | null): string[] {
  const urls: (string | null)[] = [];
  for (const node of page.jsonLd) {
    if (!isOrganization(node) || isNamedOtherwise(node, companyName)) continue;
    for (const logo of asList(node.value.logo)) {
      const text = isRecord(logo) ? asText(logo.url ?? logo.contentUrl ?? logo["@id"]) : asText(logo);
      urls.push(text ? resolveUrl(text, page.base) : null);
    }
  }
  return urls.filter((url): url is string => url !== null && !url.includes("#"));
}

const MAX_ICONS = 3;
/** In pixels. Without a size in the markup, a picture for home screens is large enough, and one for tabs may be. */
const LEAST_ICON = 64;

/** The start page's pictures for home screens and tabs, largest first, for when no logo can be loaded. */
export function findIcons(pages: readonly Page[]): string[] {
  const [page] = pages;
  const found = (page?.nodes ?? []).flatMap(({ tag, element }) => {
    const { rel = "", sizes = "", media = "", href = "", type = "" } = element.attribs;
    const isTouch = /apple-touch-icon/i.test(rel);
    if (tag !== "link" || !(isTouch || /(?:^|\s)icon(?:\s|$)/i.test(rel)) || /dark/i.test(media)) return [];
    const url = resolveUrl(href, page!.base);
    if (!url || /\.ico(?:$|[?#])/i.test(url)) return [];
    const isDrawn = /svg/i.test(type) || /\.svg(?:$|[?#])/i.test(url);
    const size = Number.parseInt(sizes, 10) || (isTouch ? 180 : isDrawn ? 512 : LEAST_ICON);
    return size >= LEAST_ICON ? [{ url, size }] : [];
  });
  const urls = found.sort((a, b) => b.size - a.size).map(({ url }) => url);
  return [...new Set(urls)].slice(0, MAX_ICONS);
}

function touchIcons(page: Page): string[] {
  return page.nodes
    .filter(
      ({ tag, element }) => tag === "link" && /apple-touch-icon|mask-icon/i.test(element.attribs.rel ?? ""),
    )
    .map(({ element }) => resolveUrl(element.attribs.href ?? "", page.base))
    .filter((url) => url !== null);
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
