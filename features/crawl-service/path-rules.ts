/** Decides by pattern, depth and start folder which URLs a crawl may read. */
import { RE2JS } from "re2js";
import { isSameSite, pathSegments } from "#shared/url.ts";
import type { CrawlRequest } from "./requests.ts";

/** Limits the compiled size of a pattern, and with it the matching time per URL. */
const maxPatternSize = 1_000;

/**
 * Patterns are untrusted, so they are matched in linear time without backtracking. This excludes lookaround and
 * backreferences, which URL patterns don't need.
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

/** `isInside` means that the URL may be read to find links. `isWanted` means that the page belongs in the result. */
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
    plain(url: string): string {
      if (!rules.ignoreQueryParameters) return url;
      const plain = new URL(url);
      plain.search = "";
      return plain.href;
    },
  };
}

/** Returns "/docs/" for "/docs/intro" and for "/docs/". */
function folderOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.slice(0, pathname.lastIndexOf("/") + 1);
}
