/**
 * Normalizes a help-center path: no trailing slash, no empty segments, lowercase Latin letters. Always starts with a
 * single slash, so it can't name another host.
 */
export function plainPath(pathname: string): string {
  const slim = pathname.replace(/\/{2,}/g, "/").replace(/\/$/, "");
  return (slim || "/").replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith("%") ? part.toUpperCase() : part.toLowerCase(),
  );
}
