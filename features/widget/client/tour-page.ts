/** Whether a recorded step is of the page that is open. Only paths count: not the query, not the fragment. */

/** Numbers, UUIDs, and ids of 24 hexadecimal digits. */
const id = /^(?:\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24})$/i;

/** A step without a known page can be on every page. */
export function isOnPage(recorded: string, path: string): boolean {
  const url = parse(recorded);
  if (!url) return true;
  const [ours, theirs] = [segmentsOf(url.pathname), segmentsOf(path)];
  return (
    ours.length === theirs.length &&
    // "/orders/12" is the same page as "/orders/97".
    ours.every((part, index) => part === theirs[index] || (id.test(part) && id.test(theirs[index] ?? "")))
  );
}

/** Null for another website, and for a page of one record, which may not be the visitor's. */
export function linkTo(recorded: string, origin: string): string | null {
  const url = parse(recorded);
  return url?.origin === origin && !segmentsOf(url.pathname).some((part) => id.test(part)) ? url.href : null;
}

/** `URL.parse` isn't in all browsers that the widget works in. */
function parse(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

function segmentsOf(path: string): string[] {
  return decode(path).split("/").filter(Boolean);
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
