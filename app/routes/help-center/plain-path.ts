/**
 * The one spelling of an address in a help center: without a slash at its end, without empty parts, Latin letters in
 * lower case. Always begins with a single slash, so it can't name another host.
 */
export function plainPath(pathname: string): string {
  const slim = pathname.replace(/\/{2,}/g, "/").replace(/\/$/, "");
  return (slim || "/").replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith("%") ? part.toUpperCase() : part.toLowerCase(),
  );
}
