/** Estimates a page's value from its URL and the link to it. */

import { languageCodes } from "#engines/languages/language-names.ts";
import type { PageKind } from "#engines/languages/language-pack.ts";
import { packs } from "#engines/languages/packs.ts";
import { anyOf } from "#engines/languages/words.ts";
import { pathSegments } from "#shared/url.ts";

/** "answer" is a page that a FAQ page links to. */
export type RankedKind = PageKind | "answer";

export type LinkArea = "nav" | "footer" | "body" | "sitemap";

export interface RankedLink {
  /** Pages with a higher score are read earlier. Those with 0 or less are read only if nothing else is left. */
  score: number;
  /** Null if neither the URL nor the link text indicates the kind. */
  kind: RankedKind | null;
  /** True if the URL's last segment or the link's text names the kind. */
  isSure: boolean;
  /** False for pages that are never read, such as carts, logins and filtered lists. */
  useful: boolean;
}

export interface RankContext {
  /** Folder of the start page, such as "/" or "/en/". Pages outside it rank lower. */
  startFolder: string;
  /** Primary language tag of the start page, or null if unknown. Translations rank lower. */
  language: string | null;
}

export interface LinkToRank {
  url: string;
  text: string;
  area: LinkArea;
  /** Primary language tag that the link declares for its target. */
  language?: string | null;
  fromHelpPage?: boolean;
}

/** Ordered as in the specification: FAQ, contact, pricing, about, services, policies. All other kinds follow. */
const kindScores: Record<PageKind, number> = {
  faq: 100,
  contact: 95,
  pricing: 92,
  about: 90,
  services: 85,
  policies: 80,
  imprint: 62,
  press: 45,
  signup: 30,
  calendar: 12,
  privacy: 8,
  post: 4,
  archive: -20,
  machinery: -100,
};

const areaScores: Record<LinkArea, number> = { nav: 18, footer: 10, body: 4, sitemap: 0 };

/** Pages of unknown kind are usually about a single service, product or place. */
const unknownScore = 40;

/** Lower than for essential pages (contact, prices, services), higher than for other linked pages. */
const answerScore = 72;
/** A blog post that a FAQ links to contains an answer too, but matters less than a service's own page. */
const answeringPostScore = 58;
const translationPenalty = 130;
const copyPenalty = 100;

export function rankLink(link: LinkToRank, context: RankContext): RankedLink {
  const { url, area } = link;
  const segments = pathSegments(url).map(wordsOfSegment);
  const { kind, weight } = findKind(segments, fold(link.text));
  const parameters = new URL(url).searchParams;
  if (
    kind === "machinery" ||
    isMachinery(segments, parameters) ||
    isBuildersFolder(url, context.startFolder)
  ) {
    return { score: kindScores.machinery, kind, isSure: false, useful: false };
  }
  const isAnswer = isAnswerLink(link, segments, { kind, weight });
  let score = isAnswer
    ? kind === "post"
      ? answeringPostScore
      : answerScore
    : unknownScore + (kind === null ? 0 : (kindScores[kind] - unknownScore) * weight);
  score += areaScores[area];
  score -= 4 * Math.max(0, segments.length - 1);
  score -= 8 * parameters.size;
  if (segments.some((segment) => /^\d{4}( \d{2})*$/.test(segment)) && kind !== "policies") score -= 35;
  if (isTranslation(link, parameters, context.language)) score -= translationPenalty;
  if (segments.some((segment) => isCopy.test(segment))) score -= copyPenalty;
  if (!new URL(url).pathname.startsWith(context.startFolder)) score -= 30;
  return { score, kind: isAnswer ? "answer" : kind, isSure: weight === 1, useful: true };
}

/** True for a page of the website's builder, such as "/_app/requirements.html". */
function isBuildersFolder(url: string, startFolder: string): boolean {
  const { pathname } = new URL(url);
  return /(?:^|\/)_\w+\//.test(
    pathname.startsWith(startFolder) ? pathname.slice(startFolder.length) : pathname,
  );
}

const isCopy = new RegExp(`^(?:${anyOf("paths.copy")})$`);

/** True if a FAQ page links to it below a question, or if it is in a FAQ page's folder. */
function isAnswerLink(
  { text, area, fromHelpPage }: LinkToRank,
  segments: string[],
  { kind, weight }: { kind: PageKind | null; weight: number },
): boolean {
  if (kind === "faq") return weight === folderWeight && segments.length > 1;
  if (fromHelpPage !== true || area !== "body") return false;
  if (kind !== null && kind !== "post") return false;
  return /[?？؟]\s*$/.test(text) || questionStart.test(fold(text));
}

const questionStart = new RegExp(`^(?:${anyOf("questions.linkStart")})( |$)`);

function isTranslation(link: LinkToRank, parameters: URLSearchParams, language: string | null): boolean {
  if (language === null) return false;
  if (link.language && link.language !== language) return true;
  const named = parameters.get("lang") ?? parameters.get("language") ?? parameters.get("hl");
  return (
    isOtherLanguage(pathSegments(link.url)[0], language) || isOtherLanguage(named ?? undefined, language)
  );
}

export function isHelpPage(url: string, title: string | null): boolean {
  const segments = pathSegments(url).map(wordsOfSegment);
  const parts = (title ?? "").slice(0, 200).split(/\s[-–—|·:]\s/, 4);
  return isKind(segments.at(-1) ?? "", "faq") || parts.some((part) => isKind(fold(part), "faq"));
}

/** True for a text that is nothing but a common name of a page, such as "About us". */
export function isPageLabel(text: string): boolean {
  return pageLabels.has(fold(text));
}

function isKind(words: string, kind: PageKind): boolean {
  const found = match(words);
  return found?.kind === kind && found.weight === 1;
}

/** True if the URL leads to a file such as a picture, document, feed, archive or calendar. */
export function isFileAddress(url: string): boolean {
  return fileEnding.test(new URL(url).pathname);
}

const fileEnding =
  /\.(pdf|zip|gz|tgz|bz2|7z|rar|tar|dmg|exe|msi|apk|iso|docx?|xlsx?|pptx?|odt|ods|odp|rtf|csv|tsv|epub|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|heic|psd|ai|eps|mp[34]|m4[av]|mov|avi|webm|mkv|wmv|ogg|ogv|wav|flac|css|m?js|map|json|xml|rss|atom|txt|md|ics|vcf|woff2?|ttf|otf|eot|swf|jar|bin|wasm|kml|gpx|stl|step|dwg)$/i;

/**
 * Returns the kind with a confidence of 1 if the last segment or a short link text matches. The confidence is lower if
 * only a small part of it or only a parent folder matches.
 */
function findKind(segments: string[], text: string): { kind: PageKind | null; weight: number } {
  const last = segments.at(-1) ?? "";
  const byAddress = match(last);
  const byFolder = segments.slice(0, -1).map(match);
  const byText = text.split(" ").length <= 5 ? match(text) : null;
  const folder = byFolder.find((found) => found !== null && found.weight === 1)?.kind ?? null;
  // Everything below a blog, an archive or an account belongs to it, whatever its own name.
  if (folder === "machinery" || folder === "archive") return { kind: folder, weight: 1 };
  if (folder === "post" || folder === "calendar") return { kind: folder, weight: 1.3 };
  if (byAddress && byAddress.weight === 1) return byAddress;
  if (byText && byText.weight === 1 && byText.kind !== "machinery" && byText.kind !== "archive")
    return byText;
  if (byAddress) return byAddress;
  if (folder) return { kind: folder, weight: folderWeight };
  return { kind: null, weight: 0 };
}

const folderWeight = 0.55;

/** A match of at least half of the words counts fully, a smaller one less. */
function match(words: string): { kind: PageKind; weight: number } | null {
  if (words === "") return null;
  const total = words.split(" ").length;
  let partial: { kind: PageKind; weight: number } | null = null;
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(` ${words} `);
    if (!found) continue;
    const matched = found[0].trim().split(" ").length;
    if (matched === total) return { kind, weight: 1 };
    // A golf cart isn't a shopping cart.
    if (kind === "machinery" || kind === "archive") continue;
    if (matched * 2 >= total) return { kind, weight: 1 };
    partial ??= { kind, weight: 0.35 };
  }
  return partial;
}

/** In order of precedence. */
const kinds: PageKind[] = [
  "machinery",
  "archive",
  "faq",
  "contact",
  "about",
  "pricing",
  "services",
  "policies",
  "imprint",
  "press",
  "privacy",
  "post",
  "signup",
  "calendar",
];
const patterns = kinds.map((kind): [PageKind, RegExp] => {
  const phrases = packs
    .flatMap(({ pageKinds }) => pageKinds[kind].split(","))
    .map((phrase) => fold(phrase) + (phrase.trim().endsWith("*") ? "*" : ""))
    .filter(Boolean);
  phrases.sort((a, b) => b.length - a.length);
  return [
    kind,
    new RegExp(
      ` (?:${phrases.map((phrase) => phrase.replace("*", String.raw`\p{L}*`)).join("|")})(?= )`,
      "u",
    ),
  ];
});

const pageLabels = new Set(
  packs.flatMap(({ pageKinds }) =>
    Object.values(pageKinds).flatMap((phrases) => phrases.split(",").map(fold)),
  ),
);

function isMachinery(segments: string[], parameters: URLSearchParams): boolean {
  if (/^page$/.test(segments.at(-2) ?? "") && /^\d+$/.test(segments.at(-1) ?? "")) return true;
  for (const name of parameters.keys()) {
    if (
      /^(add-to-cart|replytocom|share|print|sort|order|orderby|filter.*|s|q|search|paged|action|redirect(_to)?|returnurl|month|date|ical|outlook-ical|tribe.*|eventdisplay|add_to_wishlist|variant|currency)$/i.test(
        name,
      )
    ) {
      return true;
    }
  }
  return false;
}

function isOtherLanguage(segment: string | undefined, language: string | null): boolean {
  const code = /^([a-z]{2})([-_][a-z]{2,4})?$/i.exec(segment ?? "")?.[1]?.toLowerCase();
  return code !== undefined && language !== null && code !== language && languageCodes.has(code);
}

function wordsOfSegment(segment: string): string {
  return fold(segment.replace(/\.[a-z0-9]{2,5}$/i, ""));
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/ı/g, "i")
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
