/** Checks whether quoted sentences are still on their pages. */
import type { CrawledPage } from "#engines/crawler/types.ts";
import { urlKey } from "#shared/url.ts";
import { foldExactly } from "./ground.ts";
import { parsePage } from "./page-tree.ts";
import { statedTexts } from "./read-page.ts";

export interface Claim {
  url: string;
  sentence: string;
}

/**
 * `pageHash` is the content hash of the page that was checked. `unread` means that the page couldn't be read, so
 * nothing is known about the sentence.
 */
export type Verdict =
  | { state: "stands" | "missing"; pageHash: string }
  | { state: "page-gone" | "unread"; pageHash: null };

/**
 * Returns one verdict per claim, in the same order. If a page redirects, its claims are checked on the target.
 * `gonePages` are URLs that responded as not found or gone.
 */
export function checkEvidence(
  claims: Claim[],
  { pages, gonePages }: { pages: CrawledPage[]; gonePages: string[] },
): Verdict[] {
  const byKey = new Map<string, CrawledPage>();
  // Final URLs come last and win over source URLs, because a page's own URL is more reliable than one that redirects to
  // it.
  for (const page of pages) byKey.set(urlKey(page.metadata.sourceURL), page);
  for (const page of pages) byKey.set(urlKey(page.url), page);
  const gone = new Set(gonePages.map(urlKey));
  const texts = new Map<CrawledPage, string>();
  return claims.map(({ url, sentence }) => {
    const page = byKey.get(urlKey(url));
    if (!page) return { state: gone.has(urlKey(url)) ? "page-gone" : "unread", pageHash: null };
    const text = texts.get(page) ?? foldExactly(statedTexts(parsePage(page.html)).join(" "));
    texts.set(page, text);
    const said = foldExactly(sentence);
    return { state: said !== "" && text.includes(said) ? "stands" : "missing", pageHash: page.contentHash };
  });
}
