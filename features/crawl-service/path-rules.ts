/** Which addresses of a website a crawl may read: patterns, depth, and the part of the site it began in. Pure. */
import { RE2JS } from "re2js";
import { isSameSite, pathSegments } from "#shared/url.ts";
import type { CrawlRequest } from "./requests.ts";

/** Of one compiled pattern: with it the time for an address is limited, whatever the pattern. */
const maxPatternSize = 1_000;

/**
 * Patterns come from whoever has a key: they are matched in a time that grows with the address only, never by trying
 * again and again. That excludes looking around and referring back, which no address needs.
 */
export function isPattern(pattern: string): boolean {
  try {
    return RE2JS.compile(pattern).programSize() <= maxPatternSize;
  } catch {
    return false;
  }
}

export type PathRules = Pick<
  CrawlRequest,
  | "url"
  | "includePaths"
  | "excludePaths"
  | "regexOnFullURL"
  | "maxDepth"
  | "allowBackwardLinks"
  | "ignoreQueryParameters"
>;

/** `isInside`: may be read to find what it leads to; `isWanted`: belongs to the result. */
export function createPathRules(rules: PathRules) {
  const include = rules.includePaths.map((pattern) => RE2JS.compile(pattern));
  const exclude = rules.excludePaths.map((pattern) => RE2JS.compile(pattern));
  const textOf = (url: string) => (rules.regexOnFullURL ? url : new URL(url).pathname);
  const folder = folderOf(rules.url);
  const startDepth = pathSegments(rules.url).length;

  function isInside(url: string): boolean {
    if (!isSameSite(url, rules.url)) return false;
    if (!rules.allowBackwardLinks && !new URL(url).pathname.startsWith(folder)) return false;
    if (pathSegments(url).length - startDepth > rules.maxDepth) return false;
    return !exclude.some((pattern) => pattern.matcher(textOf(url)).find());
  }

  return {
    isInside,
    isWanted: (url: string) =>
      include.length === 0 || include.some((pattern) => pattern.matcher(textOf(url)).find()),
    /** As it is asked for and told apart. */
    plain(url: string): string {
      if (!rules.ignoreQueryParameters) return url;
      const plain = new URL(url);
      plain.search = "";
      return plain.href;
    },
  };
}

/** "/docs/" of "/docs/intro" and of "/docs/". */
function folderOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.slice(0, pathname.lastIndexOf("/") + 1);
}
