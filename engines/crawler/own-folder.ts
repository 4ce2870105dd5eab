/** Finds the site's folder if a host serves several sites, as in "people.example/ada/". */
import { isSameSite, pathSegments, urlKey } from "#shared/url.ts";
import type { PageLink } from "./read-document.ts";

/** A menu with fewer links than this, besides the start page, says nothing about the site. */
const minOwnLinks = 2;

/**
 * Returns the start page's folder if its menu and footer (or all links, if it has neither) lead only to that folder or
 * to the host's start page. Returns null if the whole host is the site. Language folders don't count, because their
 * siblings belong to the same site.
 */
export function ownFolder(siteUrl: string, folder: string, links: readonly PageLink[]): string | null {
  if (folder === "/" || /^\/[a-z]{2}([-_][a-z]{2,4})?\/$/i.test(folder)) return null;
  const start = urlKey(siteUrl);
  const own = links.filter(({ url }) => isSameSite(url, siteUrl) && urlKey(url) !== start);
  const ofMenu = own.filter(({ area }) => area === "nav" || area === "footer");
  const telling = (ofMenu.length > 0 ? ofMenu : own).filter(({ url }) => pathSegments(url).length > 0);
  const inside = new Set(telling.filter(({ url }) => isBelow(url, folder)).map(({ url }) => urlKey(url)));
  return inside.size >= minOwnLinks && telling.every(({ url }) => isBelow(url, folder)) ? folder : null;
}

export function isBelow(url: string, folder: string): boolean {
  return `${new URL(url).pathname}/`.startsWith(folder);
}
