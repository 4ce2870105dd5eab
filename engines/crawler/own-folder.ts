/** Which part of a host is the site, where a host serves several ("people.example/ada/"). Pure. */
import { isSameSite, pathSegments, urlKey } from "#shared/url.ts";
import type { PageLink } from "./read-document.ts";

/** As few as a small site's menu has beside its start page. */
const minOwnLinks = 2;

/**
 * The start page's folder when its menu and footer (or, without these, all of its links) lead to pages below that
 * folder and, but for the host's own start page, to none beside it; null when the whole host is the site. A folder of
 * a language is none of its own: the others hold the same site's pages.
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
