/** Reads one page of any help center: an article, or a list of articles. */
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { isNestedTooDeep } from "#engines/crawler/dom.ts";
import { unmarkedKey } from "#engines/crawler/editions/language-mark.ts";
import { pageLanguage } from "#engines/languages/detect/detect-language.ts";
import { normalizeUrl, siteKey } from "#shared/url.ts";
import { attributeOf, elementsIn, textIn } from "./html-page.ts";
import { isAttachmentPath } from "./markdown-folder.ts";
import { createNotes, type SourceArticle, storableText } from "./source-center.ts";
import { readWebArticle } from "./web-article.ts";
import { contentOf, headingOf, prune } from "./web-page-content.ts";
import {
  type Alternate,
  alternatesOf,
  crumbsOf,
  headOf,
  linkedAs,
  metaOf,
  plain,
  structuredData,
} from "./web-page-data.ts";
import { groupsIn, type InScope, type LinkGroup, linksIn, showsArticle } from "./web-page-links.ts";

/** Where a help center is: a host, and folders on it. */
export interface WebScope {
  /** Such as "https://acme.example". */
  origin: string;
  /** Without a language and a slash at the end. "" is the whole host. */
  folders: string[];
  /** Addresses of the start page in each language. They are no articles. */
  homes: string[];
  /** The language that becomes the main one. */
  main: string;
}

export interface WebPage {
  /** Its address in the help center: a path, with a query if there is one. */
  address: string;
  title: string;
  language: string | null;
  alternates: Alternate[];
  /** Addresses of the help center that it links to. */
  links: string[];
  /** The categories it is in, the topmost first. */
  crumbs: { name: string; address: string | null }[];
  /** What it lists. Only of pages without an article. */
  groups: LinkGroup[];
  /** Null for a list of articles. */
  article: SourceArticle | null;
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
  { origin, folders }: Pick<WebScope, "origin" | "folders">,
  href: string,
): string | null {
  const normalized = normalizeUrl(href);
  if (normalized === null) return null;
  const url = new URL(normalized);
  if (url.origin !== origin) return null;
  for (const name of [...url.searchParams.keys()]) if (order.test(name)) url.searchParams.delete(name);
  if (url.searchParams.size > maxParameters) return null;
  if (otherFile.test(url.pathname) || passed.test(url.pathname)) return null;
  const path = withoutLanguage(url.href);
  const isBelow = folders.some((folder) => path === folder || path.startsWith(`${folder}/`) || folder === "");
  if (!isBelow) return null;
  const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/$/, "") : url.pathname;
  return storableText(pathname + url.search, 500);
}

/** The path without its language, so that the translations of a page have the same one. */
function withoutLanguage(href: string): string {
  const key = unmarkedKey(href);
  const at = key.indexOf("/");
  if (at >= 0) return key.slice(at);
  const query = key.indexOf("?");
  return query < 0 ? "" : key.slice(query);
}

/** The folder that a start page is in: its own address, without a file. */
export function folderOf(start: string): string {
  return withoutLanguage(start)
    .replace(/\?.*$/s, "")
    .replace(/\/[^/]*\.[^/]*$/, "");
}

/** Null if the page has no text, or is too complex for the parser. */
export async function readWebPage(html: string, url: string, scope: WebScope): Promise<WebPage | null> {
  const tree = parsed(html);
  if (!tree) return null;
  const inScope = (href: string | null) => (href === null ? null : addressIn(scope, href));
  const homes = new Set(scope.homes);
  const canonical = inScope(linkedAs(tree, "canonical", url));
  const own = inScope(url);
  // Broken templates name the start page on every page.
  const address = canonical !== null && !homes.has(canonical) ? canonical : own;
  if (address === null) return null;
  const data = structuredData(tree);
  const base = linkBase(tree, url);
  const links = linksIn(tree, base, inScope);
  const content = contentOf(tree);
  const heading = headingOf(tree, content);
  const head = headOf(tree);
  const title =
    plain(heading ? textIn(heading) : "") ||
    metaOf(tree, "og:title") ||
    head.title.replace(/\s+[|–—·-]\s+.*$/, "");
  const crumbs = crumbsOf(tree, data, base)
    .map(({ name, url: href }) => ({
      name: storableText(name, 100),
      address: inScope(href),
      isOutside: href !== null && inScope(href) === null,
    }))
    .filter((crumb) => !crumb.isOutside && crumb.address !== address && !homes.has(crumb.address ?? ""))
    .filter(({ name, address: to }) => to !== null || name !== title)
    .map(({ name, address: to }) => ({ name, address: to }));
  if (content) prune(content, heading);
  const language = await pageLanguage(content ? textIn(content, " ") : "", head.language || null);
  const isArticle =
    content !== null &&
    title !== "" &&
    !homes.has(address) &&
    showsArticle(tree, content, { data, base, inScope });
  const alternates = alternatesOf(tree, base);
  return {
    ...{ address, title: storableText(title, 200), language, alternates, links, crumbs },
    groups: content && !isArticle ? groupsIn(content, base, inScope) : [],
    article: isArticle
      ? readArticle(content, { base, title, address, language, alternates, scope, inScope, requested: own })
      : null,
  };
}

function parsed(html: string): Root | null {
  if (isNestedTooDeep(html)) return null;
  try {
    return fromHtml(html);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

function linkBase(tree: Root, url: string): string {
  const [base] = elementsIn(tree, ({ tagName }) => tagName === "base");
  return (base && URL.parse(attributeOf(base, "href"), url)?.href) || url;
}

function readArticle(
  content: Element,
  {
    base,
    title,
    address,
    language,
    alternates,
    scope,
    inScope,
    requested,
  }: {
    base: string;
    title: string;
    address: string;
    language: string | null;
    alternates: Alternate[];
    scope: WebScope;
    inScope: InScope;
    requested: string | null;
  },
): SourceArticle {
  const notes = createNotes();
  const homes = new Set(scope.homes);
  const { markdown, pictures } = readWebArticle(
    content,
    {
      url: base,
      hosts: new Set([new URL(scope.origin).host]),
      find(target) {
        const to = inScope(target.href);
        return to === null || homes.has(to) ? null : to;
      },
      isAttachment: ({ host, pathname }) =>
        siteKey(base) === siteKey(`https://${host}`) && isAttachmentPath(pathname),
      isWholeSite: false,
    },
    notes,
  );
  const isMain = language === null || language === scope.main;
  const main = alternates.find((each) => each.language.split("-")[0] === scope.main);
  const counterpart = isMain ? null : inScope(main?.url ?? null);
  const paths = [address, requested ?? address].filter((path) => !path.includes("?"));
  return {
    id: withoutLanguage(new URL(counterpart ?? address, scope.origin).href) || "/",
    locale: language,
    title: storableText(title, 200),
    slug: null,
    collection: null,
    markdown,
    oldPaths: [...new Set(paths)],
    isDraft: false,
    pictures,
    notes: notes.notes,
  };
}
