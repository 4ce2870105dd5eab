/** Keeps the known URLs of a crawl with their ranks and skip reasons. Performs no I/O. */
import { isSameSite, urlKey } from "#shared/url.ts";
import { isBelow } from "./own-folder.ts";
import { isFileAddress, type RankContext, type RankedKind, type RankedLink, rankLink } from "./rank-links.ts";
import type { PageLink } from "./read-document.ts";
import type { SkipLedger } from "./skip-ledger.ts";
import type { SkipReason } from "./types.ts";
import type { UsualAddress } from "./usual-addresses.ts";

export interface Candidate {
  url: string;
  /** Position in the reading order, starting at 1. */
  order: number;
}

interface Waiting {
  url: string;
  score: number;
  kind: RankedKind | null;
}

interface LinkSource {
  fromHelpPage: boolean;
}

export interface Frontier {
  /** Adds links. Links to other sites or to files are recorded in the ledger as skipped. */
  add(links: PageLink[], from?: LinkSource): void;
  /** Returns false if the URL was already known. */
  markKnown(url: string): boolean;
  /** Returns those that may exist: nothing is known at their address, and no link leads to a page of their kind. */
  guess(addresses: readonly UsualAddress[]): Candidate[];
  /** Returns the highest-ranked URL of at least this score that may be read, or null if none is left. */
  take(minScore?: number): Candidate | null;
  /** Records a skip reason for every URL that is still queued. */
  close(reason: SkipReason): void;
}

export interface FrontierOptions {
  siteUrl: string;
  /** The site's folder if the host serves several sites, otherwise null. */
  folder: string | null;
  context: RankContext;
  isAllowed: (url: string) => boolean;
  ledger: SkipLedger;
  edition: EditionFilter;
}

/** Keeps a crawl to one edition of the site. */
export interface EditionFilter {
  /** "elsewhere" for a page of an edition that has its own crawl, "unread" for a language that isn't read. */
  placeOf(url: string): "here" | "elsewhere" | "unread";
  /** Added to the score of a page whose translation was read. */
  bonusOf(url: string): number;
}

/** URLs beyond this number are counted but not ranked. */
const maxWaiting = 5000;
/**
 * Size of the cache of links that were already added. Every page repeats the site's menu, and ranking it again changes
 * nothing.
 */
const maxSeenLinks = 20_000;
/** Penalty per page of one kind after the second, because five contact pages add little to two. */
const repeatPenalty = 7;
/** Pages with answers rarely repeat each other, but the last slots are reserved for other pages. */
const manyAnswers = 8;
/** Penalties that leave them among the pages worth reading while a website answers fast. */
const maxAnswerRepeats = 4;
/** Penalty for a variant such as "?category=3" of a page that is already read or queued. */
const filterPenalty = 100;

export function createFrontier({
  siteUrl,
  folder,
  context,
  isAllowed,
  ledger,
  edition,
}: FrontierOptions): Frontier {
  const known = new Set<string>([urlKey(siteUrl)]);
  const startKey = urlKey(siteUrl);
  const languages = new Map<string, string>();
  const takenKeys = new Set<string>();
  const waiting = new Map<string, Waiting>();
  const takenOfKind = new Map<RankedKind, number>();
  const linkedKinds = new Set<RankedKind>();
  const seenLinks = new Set<string>();
  let taken = 0;

  function addLink(given: PageLink & Partial<LinkSource>): void {
    if (wasSeen(given) || edition.placeOf(given.url) === "elsewhere") return;
    const key = urlKey(given.url);
    if (given.language && !languages.has(key)) languages.set(key, given.language);
    // A language declared once for a URL also applies to links that don't declare one.
    const language = languages.get(key);
    const link = language === undefined ? given : { ...given, language };
    const already = waiting.get(key);
    if (already) {
      const { score, kind } = rank(link);
      if (score > already.score) Object.assign(already, { score, kind });
      return;
    }
    if (known.has(key)) return;
    known.add(key);
    const { score, kind, isSure, useful } = rank(link);
    const refused = refusal(link, useful);
    if (kind !== null && isSure && refused === null) linkedKinds.add(kind);
    if (refused !== null) ledger.add({ url: link.url, reason: refused });
    else waiting.set(key, { url: atOrigin(link.url, siteUrl), score, kind });
  }

  function wasSeen({ url, area, language, isDownload, fromHelpPage, text }: PageLink & Partial<LinkSource>) {
    const words = [url, area, language, isDownload, fromHelpPage, text].join("\n");
    if (seenLinks.has(words)) return true;
    if (seenLinks.size < maxSeenLinks) seenLinks.add(words);
    return false;
  }

  function rank(link: PageLink): RankedLink {
    const ranked = rankLink(link, context);
    return { ...ranked, score: ranked.score + edition.bonusOf(link.url) };
  }

  function refusal(link: PageLink, isUseful: boolean): SkipReason | null {
    if (edition.placeOf(link.url) === "unread") return "other-language";
    if (!isSameSite(link.url, siteUrl)) return "other-host";
    if (folder !== null && !isBelow(link.url, folder)) return "other-host";
    if (link.isDownload || isFileAddress(link.url)) return "not-html";
    if (!isUseful) return "not-useful";
    return waiting.size >= maxWaiting ? "limit-reached" : null;
  }

  function best(minScore: number): string | null {
    let bestKey: string | null = null;
    let bestScore = minScore;
    for (const [key, { score, kind }] of waiting) {
      const worth = score - repeatLoss(kind) - (filtersTakenPage(key) ? filterPenalty : 0);
      if (worth > bestScore) {
        bestScore = worth;
        bestKey = key;
      }
    }
    return bestKey;
  }

  function repeatLoss(kind: RankedKind | null): number {
    if (kind === null) return 0;
    const free = kind === "answer" ? manyAnswers : 1;
    const repeats = Math.max(0, (takenOfKind.get(kind) ?? 0) - free);
    return Math.min(repeats, kind === "answer" ? maxAnswerRepeats : 5) * repeatPenalty;
  }

  /**
   * True if the page was already taken without parameters. With parameters it usually shows a subset. The start page is
   * excluded, because its parameters may select any page.
   */
  function filtersTakenPage(key: string): boolean {
    const bare = key.split("?", 1)[0]!;
    return bare !== key && bare !== startKey && takenKeys.has(bare);
  }

  return {
    add(links, from) {
      for (const link of links) addLink({ ...link, ...from });
    },
    markKnown(url) {
      const key = urlKey(url);
      waiting.delete(key);
      const isNew = !known.has(key);
      known.add(key);
      return isNew;
    },
    guess(addresses) {
      return addresses
        .filter(({ url, kind }) => !linkedKinds.has(kind) && isAllowed(url) && this.markKnown(url))
        .map(({ url }) => {
          taken += 1;
          return { url, order: taken };
        });
    },
    take(minScore = Number.NEGATIVE_INFINITY) {
      for (let key = best(minScore); key !== null; key = best(minScore)) {
        const { url, kind } = waiting.get(key)!;
        waiting.delete(key);
        takenKeys.add(key);
        // The site may have declared the page's language after linking to it.
        const place = edition.placeOf(url);
        if (place !== "here") {
          if (place === "unread") ledger.add({ url, reason: "other-language" });
          continue;
        }
        if (!isAllowed(url)) {
          ledger.add({ url, reason: "disallowed-by-robots" });
          continue;
        }
        if (kind !== null) takenOfKind.set(kind, (takenOfKind.get(kind) ?? 0) + 1);
        taken += 1;
        return { url, order: taken };
      }
      return null;
    },
    close(reason) {
      for (const { url } of waiting.values()) {
        if (edition.placeOf(url) === "elsewhere") continue;
        ledger.add({ url, reason: isAllowed(url) ? reason : "disallowed-by-robots" });
      }
      waiting.clear();
    },
  };
}

/** Rewrites links to the site's own scheme and www form, because each would otherwise cost a redirect. */
function atOrigin(url: string, siteUrl: string): string {
  const { origin } = new URL(siteUrl);
  const parsed = new URL(url);
  return parsed.origin === origin ? url : origin + parsed.pathname + parsed.search;
}
