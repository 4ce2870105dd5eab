/** Which addresses of a website a crawl may read: patterns, depth, and the part of the site it began in. Pure. */
import { isSameSite, pathSegments } from "#shared/url.ts";
import type { CrawlRequest } from "./requests.ts";

export function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
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
  const include = rules.includePaths.map((pattern) => new RegExp(pattern));
  const exclude = rules.excludePaths.map((pattern) => new RegExp(pattern));
  const textOf = (url: string) => (rules.regexOnFullURL ? url : new URL(url).pathname);
  const folder = folderOf(rules.url);
  const startDepth = pathSegments(rules.url).length;

  function isInside(url: string): boolean {
    if (!isSameSite(url, rules.url)) return false;
    if (!rules.allowBackwardLinks && !new URL(url).pathname.startsWith(folder)) return false;
    if (pathSegments(url).length - startDepth > rules.maxDepth) return false;
    return !exclude.some((pattern) => pattern.test(textOf(url)));
  }

  return {
    isInside,
    isWanted: (url: string) => include.length === 0 || include.some((pattern) => pattern.test(textOf(url))),
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
