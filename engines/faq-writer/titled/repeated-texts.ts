/** What pages of a website have in common, such as its slogan and phone number above each page's title. */
import { foldLoosely } from "../ground.ts";
import type { ReadPage } from "../read-page.ts";

/** With fewer pages, a text may be on two of them because it matters. */
const minPages = 4;
/** As a share of all pages. */
const minShare = 0.5;

export function repeatedTexts(pages: readonly ReadPage[]): (text: string) => boolean {
  if (pages.length < minPages) return () => false;
  const counts = new Map<string, number>();
  for (const { lines } of pages) {
    // What a link is called may be a title where it leads.
    const texts = lines.filter(({ isControl, isExcluded }) => !isControl && !isExcluded);
    for (const text of new Set(texts.map((line) => foldLoosely(line.text))))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return (text) => (counts.get(foldLoosely(text)) ?? 0) >= minShare * pages.length;
}

/** Of the main headings that several pages have, even if others have their own. */
const minHeadings = 3;
const minHeadingShare = 0.25;

/** True for the main heading of many pages: it names the site, or what all of it is about. */
export function repeatedHeadings(pages: readonly ReadPage[]): (title: string) => boolean {
  const headings = pages.map(({ outline }) => foldLoosely(outline.mainHeading ?? ""));
  return (title) => {
    const count = headings.filter((heading) => heading !== "" && heading === foldLoosely(title)).length;
    return count >= Math.max(minHeadings, minHeadingShare * pages.length);
  };
}
