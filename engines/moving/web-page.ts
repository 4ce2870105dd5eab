/** Reads one page of any help center: an article, or a list of articles. */
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { isNestedTooDeep } from "#engines/crawler/dom.ts";
import { pageLanguage } from "#engines/languages/detect/detect-language.ts";
import { siteKey } from "#shared/url.ts";
import { attributeOf, elementsIn, textIn } from "./html-page.ts";
import { isAttachmentPath } from "./markdown-folder.ts";
import { createNotes, type SourceArticle, storableText } from "./source-center.ts";
import { addressIn, type WebScope, withoutLanguage } from "./web-address.ts";
import { readWebArticle } from "./web-article.ts";
import { contentOf, headingOf, isShell, prune } from "./web-page-content.ts";
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

export interface WebPage {
  /** Its address in the help center: a path, with a query if there is one. */
  address: string;
  /** It was read at this address, not at another one that shows it. */
  isCanonical: boolean;
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
  /** It has scripts and almost nothing else, so a browser may show more. */
  needsScript: boolean;
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
    .filter(
      ({ isOutside, address: to }) => !isOutside && (to === null || ![address, own, ...homes].includes(to)),
    )
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
    ...{
      address,
      isCanonical: address === own,
      title: storableText(title, 200),
      language,
      alternates,
      links,
      crumbs,
    },
    groups: content && !isArticle ? groupsIn(content, base, inScope) : [],
    needsScript: !isArticle && links.length <= fewLinks && isShell(tree),
    article: isArticle
      ? readArticle(content, { base, title, address, language, alternates, scope, inScope, requested: own })
      : null,
  };
}

/** An app's start page has hardly more, such as its own and the company's. */
const fewLinks = 2;

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
  const others = requested === null || requested.includes("?") ? [] : [requested];
  return {
    id: withoutLanguage(new URL(counterpart ?? address, scope.origin).href, scope.languages) || "/",
    locale: language,
    title: storableText(title, 200),
    slug: null,
    collection: null,
    markdown,
    oldPaths: [...new Set([address, ...others])],
    isDraft: false,
    pictures,
    notes: notes.notes,
  };
}
