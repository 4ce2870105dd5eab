/** What can be said about a post from its text alone. */

/** Specification: 200 words a minute, rounded up. */
const wordsPerMinute = 200;
const maxSlugLength = 100;

/** Whole minutes; 0 for a post without words. */
export function readingTimeMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter(Boolean).length;
  return Math.ceil(words / wordsPerMinute);
}

/**
 * The specification's rule: lower case; letters, digits, spaces and hyphens stay; spaces become hyphens, several
 * become one, none at the ends. Letters are those an address shows as they are, so accents are taken off first.
 * "" when nothing is left.
 */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, "");
}

/** Comma-separated, trimmed; empty ones and repeats are dropped. */
export function readTags(typed: string): string[] {
  const tags = typed.split(",").map((tag) => tag.trim().replace(/\s+/g, " "));
  return [...new Map(tags.filter(Boolean).map((tag) => [tag.toLowerCase(), tag])).values()];
}

/** Tells one title from another in a few letters (FNV-1a, 32 bits): whoever shows previews keeps pictures for long. */
export function titleStamp(title: string): string {
  let hash = 0x811c9dc5;
  for (const sign of title) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
