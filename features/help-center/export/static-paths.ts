/** Where pages and files of a help center lie in a copy of it, and how they lead to each other. Pure. */
import { createHash } from "node:crypto";

/** What has no meaning in a copy: answers to forms, streams, and the same for machines. */
const leftOut = /^\/(?:suggest|feedback|thanks|theme|og)(?:\/|$)|\.(?:md|xml|txt)$/;
const files = /^\/(?:files|assets|media)\/|^\/favicon\.[a-z]+$/;

/** The plain address below the center's own host; null for whatever leads out of the copy. */
export function addressOf(reference: string, from: string): { address: string; hash: string } | null {
  const base = "http://copy.invalid";
  const url = URL.parse(reference, base + from);
  if (!url || url.origin !== base || leftOut.test(url.pathname)) return null;
  // Pictures come in the size they are stored in; a search is done by the page itself.
  const isPlain = files.test(url.pathname) || url.pathname === "/search";
  return { address: url.pathname + (isPlain ? "" : url.search), hash: url.hash };
}

export function isFile(address: string): boolean {
  return files.test(address);
}

/** Relative, with "/" between its parts; null for an address that could lead anywhere else on somebody's disk. */
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

/** On every system: no way up, nothing hidden, no character that a file system refuses. */
function isName(part: string | null): boolean {
  return part !== null && part.length <= 200 && /^[^.\p{Cc}\\/:*?"<>|][^\p{Cc}\\/:*?"<>|]*$/u.test(part);
}

/** From one file of the copy to another, as it stands in an attribute. */
export function relativeTo(path: string, from: string): string {
  const up = "../".repeat(from.split("/").length - 1);
  return up + path.split("/").map(encodeURIComponent).join("/");
}
