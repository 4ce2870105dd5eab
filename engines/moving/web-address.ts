/** Which pages of a website are a help center, and what their addresses are without a language. */
import { languageMark } from "#engines/crawler/editions/language-mark.ts";
import { languageOfCode } from "#engines/languages/language-names.ts";
import { isSameSite, normalizeUrl, urlKey } from "#shared/url.ts";
import { storableText } from "./source-center.ts";
import type { Alternate } from "./web-page-data.ts";

/** Where a help center is: a host, and folders on it. */
export interface WebScope {
  /** Such as "https://acme.example". */
  origin: string;
  /** Without a language and a slash at the end. "" is the whole host. */
  folders: string[];
  /** Addresses of the start page in each language. They are no articles. */
  homes: string[];
  /** Primary tags of the languages it is in, as far as the start page names them. */
  languages: string[];
  /** The language that becomes the main one. */
  main: string;
}

const maxParameters = 2;
/** Pages that have no article, or show one again. */
const passed =
  /\/(?:search|suche|login|log-in|signin|sign-in|sign_in|anmelden|logout|register|cart|warenkorb|checkout|wp-admin|wp-json|feed|rss|print|requests\/new)(?:\/|$)/i;
const otherFile =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|css|js|mjs|json|xml|rss|atom|pdf|docx?|xlsx?|pptx?|od[tsp]|csv|txt|zip|gz|dmg|exe|msi|pkg|mp[34]|m4a|mov|webm|ogg|wav|woff2?)$/i;
const order = /^(?:sort|order|orderby|dir|view|print|share|replytocom|return_to|ref)$/i;

/** The address of a page in the help center, or null for any other page. */
export function addressIn(
  { origin, folders, languages }: Pick<WebScope, "origin" | "folders" | "languages">,
  href: string,
): string | null {
  const normalized = normalizeUrl(href);
  if (normalized === null) return null;
  const url = new URL(normalized);
  if (url.origin !== origin) return null;
  for (const name of [...url.searchParams.keys()]) if (order.test(name)) url.searchParams.delete(name);
  if (url.searchParams.size > maxParameters) return null;
  if (otherFile.test(url.pathname) || passed.test(url.pathname)) return null;
  const paths = [withoutLanguage(url.href, []), withoutLanguage(url.href, languages), unmarked(url.href)];
  const isBelow = folders.some(
    (folder) => folder === "" || paths.some((path) => path === folder || path.startsWith(`${folder}/`)),
  );
  if (!isBelow) return null;
  const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/$/, "") : url.pathname;
  return storableText(pathname + url.search, 500);
}

/**
 * The path without its language, so that the translations of a page have the same one. Only languages of the help center
 * count: "/help/it" may be about computers.
 */
export function withoutLanguage(href: string, languages: readonly string[]): string {
  const mark = languageMark(href);
  const key = mark && languages.includes(mark.language) ? mark.page : urlKey(href);
  const at = key.search(/[/?]/);
  return at < 0 ? "" : key.slice(at);
}

/** The path without any language, also one that the start page doesn't name. */
function unmarked(href: string): string {
  const key = languageMark(href)?.page ?? "";
  const at = key.search(/[/?]/);
  return at < 0 ? "" : key.slice(at);
}

/** The folder that a start page is in: its own address, without a file. */
function folderOf(start: string, languages: readonly string[]): string {
  return withoutLanguage(start, languages)
    .replace(/\?.*$/s, "")
    .replace(/\/[^/]*\.[^/]*$/, "");
}

const helpHost = /^https?:\/\/(?:help|support|docs?|faq|kb|hilfe|aide|ayuda)\./;

const primaryOf = (tag: string) => languageOfCode(tag) ?? tag.toLowerCase().split("-")[0] ?? tag;

/**
 * The part of a website that the owner entered. Other languages count if they are in the same folder, because start pages
 * also name the languages of the whole website.
 */
export function scopeAt(
  {
    /** As it was entered. */
    typed,
    /** Where it led. */
    url,
  }: { typed: string; url: string },
  {
    language,
    alternates,
    wanted,
  }: {
    language: string | null;
    alternates: readonly Alternate[];
    /** The main language of the help center here. */
    wanted: string | null;
  },
): WebScope {
  const { origin } = new URL(url);
  const named = alternates.map((each) => ({ ...each, language: primaryOf(each.language) }));
  const all = named.map((each) => each.language);
  const wide = { origin, folders: [""], languages: [] };
  const inFolder = (folder: string) =>
    named.filter((each) => addressIn(wide, each.url) !== null && folderOf(each.url, all) === folder);
  const mark = languageMark(url);
  // "/it" may be the whole website in Italian, but "/it/help" is a help center.
  const isNarrow = mark !== null && (folderOf(url, [mark.language]) !== "" || helpHost.test(url));
  const own = isNarrow && mark.language === language ? [mark.language] : [];
  const known = [...own, ...inFolder(folderOf(url, [...all, ...own])).map((each) => each.language)];
  const reached = folderOf(url, known);
  // A folder that its website redirects to the start page isn't a help center as large as the website.
  const folder = reached === "" && isSameSite(typed, url) ? folderOf(typed, known) : reached;
  const editions = inFolder(folder);
  const main =
    [wanted && primaryOf(wanted), language].find(
      (each) => each && editions.some((edition) => edition.language === each),
    ) ||
    language ||
    (wanted ? primaryOf(wanted) : "en");
  const starts = [url, ...editions.map((edition) => edition.url)];
  return {
    ...{ origin, folders: [folder], main },
    homes: [...new Set(starts.flatMap((each) => addressIn(wide, each) ?? []))],
    languages: [...new Set([...editions.map((edition) => edition.language), main])],
  };
}
