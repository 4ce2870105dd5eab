/**
 * Help centers have their other languages under a first path segment: "/de/faq", or "/help/acme/de/faq" on the main
 * host. The segment is removed before routing, so that every page exists only once.
 */

interface SplitAddress {
  /** The page's path without the language. */
  path: string;
  /** In lower case. Null if the path names no language. */
  language: string | null;
}

const tag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;
/** Names of pages that look like a language tag. */
const pageNames = new Set(["faq", "og", "mcp"]);

export function splitLanguage(path: string, { isMainHost }: { isMainHost: boolean }): SplitAddress {
  const pattern = isMainHost
    ? /^(\/help\/(?:preview\/[^/]+|(?!preview\/)[^/]+))\/([^/]+)(\/.*)?$/
    : /^()\/([^/]+)(\/.*)?$/;
  const [, root = "", segment = "", rest = ""] = pattern.exec(path) ?? [];
  if (!tag.test(segment) || pageNames.has(segment.toLowerCase())) return { path, language: null };
  return { path: root + rest || "/", language: segment.toLowerCase() };
}
