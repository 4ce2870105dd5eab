export const maxPathLength = 500;

/**
 * Reads a path below the help center's address, with query and fragment. Null for what a browser would read as another
 * host ("//host", "/\host") or as a scheme.
 */
export function readOwnPath(path: string): string | null {
  if (!/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return null;
  // The parser encodes what must be encoded, and resolves "..".
  const { pathname, search, hash } = new URL(`https://center.invalid${path}`);
  const read = pathname.replace(/\/{2,}/g, "/") + search + hash;
  return read.length > maxPathLength ? null : read;
}
