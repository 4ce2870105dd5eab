/** The specification says 200 words per minute, rounded up. */
const wordsPerMinute = 200;
const maxSlugLength = 100;

/** In whole minutes. 0 if there are no words. */
export function readingTimeMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter(Boolean).length;
  return Math.ceil(words / wordsPerMinute);
}

/**
 * The specification says: lower case, only letters, digits, spaces and hyphens; spaces become hyphens, which are
 * collapsed and trimmed. We also remove accents, so that letters are ASCII. Returns an empty string if nothing is left.
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

/** Splits at commas, trims, and drops empty tags and duplicates. */
export function readTags(typed: string): string[] {
  const tags = typed.split(",").map((tag) => tag.trim().replace(/\s+/g, " "));
  return [...new Map(tags.filter(Boolean).map((tag) => [tag.toLowerCase(), tag])).values()];
}

/**
 * Hash of the title (FNV-1a, 32 bits) for the picture's URL. Sites with link previews cache pictures for a long time,
 * so a new title needs a new URL.
 */
export function titleStamp(title: string): string {
  let hash = 0x811c9dc5;
  for (const sign of title) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
