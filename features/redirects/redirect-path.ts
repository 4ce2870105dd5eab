/**
 * Addresses of redirects. Both sides are paths below the help center's address, so that a redirect never leads to
 * another website.
 */
import { maxPathLength, readOwnPath } from "#shared/own-path.ts";

/**
 * The spelling in which former addresses are stored and compared: decoded, in lower case, without query, fragment and
 * trailing slash. Null if no page could have had this path.
 */
export function redirectKey(pathname: string): string | null {
  const [path = ""] = pathname.split(/[?#]/, 1);
  if (!path.startsWith("/") || path.length > maxPathLength * 3) return null;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const plain = decoded
    .normalize("NFC")
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "");
  if (plain === "" || plain.length > maxPathLength || /[\p{Cc}\\]/u.test(plain)) return null;
  return plain;
}

/** A former address as a person types it: a path or a whole URL, whose host doesn't matter. */
export function readFormerPath(typed: string): string | null {
  const text = typed.trim();
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? redirectKey(new URL(text).pathname) : null;
  return redirectKey(text);
}

/**
 * The page that a redirect leads to: a path, or a URL that begins with one of the help center's own addresses. Null for
 * anything else.
 */
export function readTarget(typed: string, ownAddresses: readonly string[]): string | null {
  const text = typed.trim();
  const own = ownAddresses.find(
    (address) => text === address || (/^[/?#]/.test(text.slice(address.length)) && text.startsWith(address)),
  );
  const path = own === undefined ? text : text.slice(own.length) || "/";
  return readOwnPath(path);
}

/**
 * The stored paths that a requested one may have, best first. Help desks find articles by the number at the beginning
 * of the last segment, whatever follows it: "/articles/42-How-to-pay" and "/articles/42" are the same page.
 */
export function redirectKeys(pathname: string): string[] {
  const key = redirectKey(pathname);
  if (key === null) return [];
  const numbered = /^(.*\/\d{2,})-[^/]*$/.exec(key)?.[1];
  return numbered === undefined ? [key] : [key, numbered];
}

/** Browsers give up after about twenty. */
const maxHops = 10;

/** Whether a redirect leads back to a path that was already visited, or through too many other redirects. */
export function leadsInCircle(path: string, targetOf: (key: string) => string | undefined): boolean {
  const visited = new Set([path]);
  let target = targetOf(path);
  while (target !== undefined) {
    const key = redirectKeys(target).find((each) => targetOf(each) !== undefined || each === path);
    if (key === undefined) return false;
    if (visited.has(key) || visited.size > maxHops) return true;
    visited.add(key);
    target = targetOf(key);
  }
  return false;
}
