/** Guesses the addresses of pages that most websites have, for websites that don't link to them. */
import { en } from "#engines/languages/en.ts";
import { packOf } from "#engines/languages/packs.ts";
import { isSameSite, pathSegments } from "#shared/url.ts";
import type { PageLink } from "./read-document.ts";

/** Kinds of pages that answer the most questions. */
const usualKinds = ["faq", "pricing", "contact", "about"] as const;
type UsualKind = (typeof usualKinds)[number];

export interface UsualAddress {
  url: string;
  kind: UsualKind;
}

/** A dead link costs a request, so only few are tried. */
const maxPerKind = 2;

/**
 * Returns the usual addresses in the site's language, in the folder of its start page, written as the site writes its
 * own: "/faq", "/faq/" or "/faq.html". The likeliest address of each kind comes first.
 */
export function usualAddresses(site: {
  siteUrl: string;
  startFolder: string;
  language: string | null;
  links: readonly PageLink[];
}): UsualAddress[] {
  const { siteUrl, startFolder, language, links } = site;
  const { usualPaths } = packOf(language ?? "en") ?? en;
  const ending = usualEnding(links.map(({ url }) => url).filter((url) => isSameSite(url, siteUrl)));
  const names = usualKinds.map((kind) => ({ kind, names: usualPaths[kind].split(" ") }));
  return Array.from({ length: maxPerKind }, (_, at) =>
    names.flatMap(({ kind, names: { [at]: name } }) =>
      name === undefined ? [] : { url: new URL(`${startFolder}${name}${ending}`, siteUrl).href, kind },
    ),
  ).flat();
}

/** The ending of most of the site's own addresses. */
function usualEnding(urls: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const url of new Set(urls)) {
    const last = pathSegments(url).at(-1);
    if (last === undefined) continue;
    const ending = /\.(?:html?|php)$/i.exec(last)?.[0] ?? (new URL(url).pathname.endsWith("/") ? "/" : "");
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}
