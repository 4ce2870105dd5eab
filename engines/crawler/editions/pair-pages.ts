/** Finds the pages of two editions that are translations of each other. */
import { urlKey } from "#shared/url.ts";
import type { CrawledPage } from "../types.ts";
import { unmarkedKey } from "./language-mark.ts";

export type EditionPage = Pick<CrawledPage, "url" | "translations"> & {
  metadata: Pick<CrawledPage["metadata"], "sourceURL">;
};

export interface PagePair<Page> {
  main: Page;
  other: Page;
}

interface Claim<Page> extends PagePair<Page> {
  strength: number;
}

/**
 * Strength of a claim, strongest first: both pages name each other, the addresses differ only in their language, or one
 * page names the other.
 */
const mutual = 3;
const sameAddress = 2;
const oneWay = 1;

/**
 * Pairs each page at most once. Stronger claims win. Equally strong claims about the same page cancel each other: a menu
 * that leads to the other edition's start page from everywhere says nothing about the other pages.
 */
export function pairPages<Page extends EditionPage>(
  main: readonly Page[],
  other: readonly Page[],
): PagePair<Page>[] {
  const claims = main.flatMap((one) =>
    other.flatMap((two): Claim<Page>[] => {
      const strength = strengthOf(one, two);
      return strength === 0 ? [] : [{ main: one, other: two, strength }];
    }),
  );
  const paired: PagePair<Page>[] = [];
  const taken = new Set<Page>();
  for (const strength of [mutual, sameAddress, oneWay]) {
    const open = claims.filter(
      (claim) => claim.strength === strength && !taken.has(claim.main) && !taken.has(claim.other),
    );
    for (const claim of open) {
      const rivals = open.filter((rival) => rival.main === claim.main || rival.other === claim.other);
      if (rivals.length === 1) paired.push({ main: claim.main, other: claim.other });
    }
    for (const { main: one, other: two } of paired) taken.add(one).add(two);
  }
  return paired;
}

function strengthOf(one: EditionPage, two: EditionPage): number {
  const forth = names(one, two);
  const back = names(two, one);
  if (forth && back) return mutual;
  if (unmarkedKey(one.url) === unmarkedKey(two.url)) return sameAddress;
  return forth || back ? oneWay : 0;
}

function names({ translations = [] }: EditionPage, target: EditionPage): boolean {
  const keys = new Set([urlKey(target.url), urlKey(target.metadata.sourceURL)]);
  return translations.some((url) => keys.has(urlKey(url)));
}
