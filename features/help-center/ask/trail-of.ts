import { foldText } from "#engines/search/fold-text.ts";

/** Nothing is shown twice: a page is often titled like its first heading, and some headings are the text itself. */
export function trailOf(title: string, heading: string | null, text: string): string[] {
  if (heading === null || heading === text) return [title];
  return startsLike(title, heading) ? [heading] : [title, heading];
}

/** True for "Pets | Mill Hotel" and "Pets". */
function startsLike(title: string, heading: string): boolean {
  const [long, short] = [foldText(title), foldText(heading)];
  return long === short || (long.startsWith(short) && /^\s*[|·•–—:：｜-]/u.test(long.slice(short.length)));
}
