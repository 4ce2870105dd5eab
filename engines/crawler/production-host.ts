/** Recognizes a copy of a website, such as a preview, whose links lead to the website itself. */
import { isSameSite, urlKey } from "#shared/url.ts";

/** With fewer addresses on the declared website, this one isn't necessarily a copy. */
const minAway = 2;

/**
 * Returns a function that turns addresses of the website that the start page declares as its own into addresses of the
 * copy at `siteUrl`. Leaves all addresses unchanged if the page declares no other website, or if most `known` addresses
 * (those of its links and of its sitemap) are on its own host.
 */
export function homeOf(
  siteUrl: string,
  { declared, known }: { declared: readonly string[]; known: readonly string[] },
): (url: string) => string {
  const production = declared.find((url) => !isSameSite(url, siteUrl));
  if (production === undefined) return (url) => url;
  const [from, to] = [folderUrl(production), folderUrl(siteUrl)];
  const away = new Set(known.filter((url) => startsAt(url, from)).map(urlKey));
  const own = new Set(known.filter((url) => isSameSite(url, siteUrl)).map(urlKey));
  own.delete(urlKey(siteUrl));
  if (away.size < minAway || away.size <= own.size) return (url) => url;
  return (url) => (startsAt(url, from) ? to + withoutScheme(url).slice(withoutScheme(from).length) : url);
}

/** Returns the address up to its last slash. */
function folderUrl(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname.slice(0, url.pathname.lastIndexOf("/") + 1);
}

function startsAt(url: string, folder: string): boolean {
  return withoutScheme(url).startsWith(withoutScheme(folder));
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, "");
}
