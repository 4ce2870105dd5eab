/** Paths of pages and assets in a static copy of a help center, and the relative links between them. */
import { createHash } from "node:crypto";

/** Pages in languages other than the main one are in separate folders. */
const folder = /^(?:\/(?!faq\/|og\/)[a-z]{2,3}(?:-[a-z0-9]{2,8})*)?/.source;
/** These don't work in a copy: form responses, streams and machine-readable versions of pages. */
const leftOut = new RegExp(
  `${folder}\\/(?:suggest|feedback|thanks|contact\\/answers|theme|og)(?:\\/|$)|\\.(?:md|xml|txt)$`,
);
const searchPage = new RegExp(`${folder}\\/search$`);
const files = /^\/(?:files|assets|media)\/|^\/favicon\.[a-z]+$/;

/** Resolves a reference to a path on the help center's own host. Returns null if it points outside the copy. */
export function addressOf(reference: string, from: string): { address: string; hash: string } | null {
  const base = "http://copy.invalid";
  const url = URL.parse(reference, base + from);
  if (!url || url.origin !== base || (leftOut.test(url.pathname) && !files.test(url.pathname))) return null;
  // In a copy, images keep their stored size and the search page runs searches itself, so both ignore the query string.
  const isPlain = files.test(url.pathname) || isSearchPage(url.pathname);
  return { address: url.pathname + (isPlain ? "" : url.search), hash: url.hash };
}

export function isSearchPage(address: string): boolean {
  return searchPage.test(address);
}

export function isFile(address: string): boolean {
  return files.test(address);
}

/** Returns a relative path with "/" separators, or null if it could escape the folder on the reader's disk. */
export function pathOf(address: string): string | null {
  const [pathname = "", query = ""] = address.split("?", 2);
  const parts = pathname.split("/").filter(Boolean).map(decoded);
  if (parts.some((part) => part === null || !isName(part))) return null;
  if (isFile(address)) return parts.join("/");
  const variant = query === "" ? "" : `-${createHash("sha256").update(query).digest("hex").slice(0, 10)}`;
  return [...parts, `index${variant}.html`].join("/");
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * Whether the name is safe on every operating system: no parent folder, no hidden file, no characters that a file
 * system rejects.
 */
function isName(part: string | null): boolean {
  return part !== null && part.length <= 200 && /^[^.\p{Cc}\\/:*?"<>|][^\p{Cc}\\/:*?"<>|]*$/u.test(part);
}

/** Encoded for an HTML attribute. */
export function relativeTo(path: string, from: string): string {
  const up = "../".repeat(from.split("/").length - 1);
  return up + path.split("/").map(encodeURIComponent).join("/");
}
