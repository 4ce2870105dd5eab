/** Whether sentences that were quoted once still stand on their pages. Pure. */
import type { CrawledPage } from "#engines/crawler/types.ts";
import { urlKey } from "#shared/url.ts";
import { exact } from "./ground.ts";
import { parsePage } from "./page-tree.ts";
import { statedTexts } from "./read-page.ts";

export interface Claim {
  /** The page on which it stood. */
  url: string;
  sentence: string;
}

/** `stands` and `missing` name the content hash of the page that was read; `unread`: nobody knows. */
export type Verdict =
  | { state: "stands" | "missing"; pageHash: string }
  | { state: "page-gone" | "unread"; pageHash: null };

/**
 * One verdict for each claim, in their order. A page that led elsewhere is judged by where it led. `gonePages`: that
 * said themselves that they are not there any more.
 */
export function checkEvidence(
  claims: Claim[],
  { pages, gonePages }: { pages: CrawledPage[]; gonePages: string[] },
): Verdict[] {
  const byKey = new Map<string, CrawledPage>();
  // A page's own address says more than one that led to it.
  for (const page of pages) byKey.set(urlKey(page.metadata.sourceURL), page);
  for (const page of pages) byKey.set(urlKey(page.url), page);
  const gone = new Set(gonePages.map(urlKey));
  const texts = new Map<CrawledPage, string>();
  return claims.map(({ url, sentence }) => {
    const page = byKey.get(urlKey(url));
    if (!page) return { state: gone.has(urlKey(url)) ? "page-gone" : "unread", pageHash: null };
    const text = texts.get(page) ?? exact(statedTexts(parsePage(page.html)).join(" "));
    texts.set(page, text);
    const said = exact(sentence);
    return { state: said !== "" && text.includes(said) ? "stands" : "missing", pageHash: page.contentHash };
  });
}
