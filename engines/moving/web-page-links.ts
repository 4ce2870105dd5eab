/** The links on a page of a help center, and whether the page is more than a list of them. */
import type { Element, Root } from "hast";
import { attributeOf, elementsIn, textIn } from "./html-page.ts";
import { storableText } from "./source-center.ts";
import { hasType, metaOf, plain } from "./web-page-data.ts";

/** Returns the address in the help center, or null for any other page. */
export type InScope = (href: string | null) => string | null;

/** Links below one heading of a page. */
export interface LinkGroup {
  /** Empty for links above the first heading. */
  name: string;
  /** The address that the heading leads to. */
  url: string | null;
  urls: string[];
}

/** Of one page. */
export const maxLinks = 2_000;

const isLink = ({ tagName }: Element) => tagName === "a";
const isHeading = ({ tagName }: Element) => /^h[2-6]$/.test(tagName);

function linkIn(link: Element, base: string, inScope: InScope): string | null {
  const href = attributeOf(link, "href");
  return href === "" || href.startsWith("#") ? null : inScope(URL.parse(href, base)?.href ?? null);
}

export function linksIn(tree: Root, base: string, inScope: InScope): string[] {
  const found = new Set<string>();
  for (const link of elementsIn(tree, isLink)) {
    if (found.size >= maxLinks) break;
    const address = /nofollow/i.test(String(link.properties.rel ?? "")) ? null : linkIn(link, base, inScope);
    if (address !== null) found.add(address);
  }
  return [...found];
}

/** Few words besides links make a list, unless the page says that it is an article. */
export function showsArticle(
  tree: Root,
  content: Element,
  { data, base, inScope }: { data: Record<string, unknown>[]; base: string; inScope: InScope },
): boolean {
  if (hasType(data, /^(?:CollectionPage|SearchResultsPage|ItemList)$/)) return false;
  if (hasType(data, /^(?:\w*Article|BlogPosting|HowTo)$/)) return true;
  if (metaOf(tree, "og:type") === "article") return true;
  const links = new Set<Element>();
  for (const link of elementsIn(content, isLink)) {
    if (linkIn(link, base, inScope) !== null) links.add(link);
    // No article leads to so many others.
    if (links.size > maxLinks) return false;
  }
  const sizeOf = (element: Element) => textIn(element).replace(/\s+/g, "").length;
  const linked = [...links].reduce((sum, link) => sum + sizeOf(link), 0);
  const size = sizeOf(content);
  if (size === 0 || linked >= size / 2) return false;
  // Cards and excerpts: most headings lead to other pages.
  const headings = elementsIn(content, isHeading);
  const inLinks = new Set([...links].flatMap((link) => elementsIn(link, isHeading)));
  const leadsOn = (heading: Element) =>
    inLinks.has(heading) || elementsIn(heading, isLink).some((link) => links.has(link));
  return headings.length < 2 || headings.filter(leadsOn).length < headings.length / 2;
}

/**
 * In reading order, each address once. A heading that is a link names a group if links follow it. Otherwise it is one of
 * the links.
 */
export function groupsIn(content: Element, base: string, inScope: InScope): LinkGroup[] {
  const first: LinkGroup = { name: "", url: null, urls: [] };
  const groups = [first];
  let outer = first;
  let current = first;
  const ofHeadings = new Set<Element>();
  const known = new Set<string>();
  const add = (group: LinkGroup, url: string) => {
    if (known.has(url)) return;
    known.add(url);
    group.urls.push(url);
  };
  for (const element of elementsIn(content, (each) => isHeading(each) || isLink(each))) {
    if (known.size >= maxLinks) break;
    if (isLink(element)) {
      const url = linkIn(element, base, inScope);
      // A card is a link around its heading.
      const [inside] = elementsIn(element, isHeading);
      if (inside) ofHeadings.add(inside);
      if (url !== null && !ofHeadings.has(element)) add(inside ? outer : current, url);
      continue;
    }
    if (ofHeadings.has(element)) continue;
    const links = elementsIn(element, isLink);
    for (const link of links) ofHeadings.add(link);
    const url = links.map((link) => linkIn(link, base, inScope)).find((each) => each !== null) ?? null;
    current = { name: storableText(plain(textIn(element)), 100), url, urls: [] };
    if (url === null) outer = current;
    else add(outer, url);
    groups.push(current);
  }
  return groups.filter(({ urls }) => urls.length > 0);
}

/** The groups without the addresses that exceed the limit. */
export function firstLinks(groups: readonly LinkGroup[], limit: number): LinkGroup[] {
  let left = limit;
  return groups.flatMap((group) => {
    const urls = group.urls.slice(0, left);
    left -= urls.length;
    return urls.length > 0 ? { ...group, urls } : [];
  });
}
