/** Values derived from a post's text. */

/** From the specification: 200 words per minute, rounded up. */
const wordsPerMinute = 200;
const maxSlugLength = 100;

/** Whole minutes; 0 if there are no words. */
export function readingTimeMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter(Boolean).length;
  return Math.ceil(words / wordsPerMinute);
}

/**
 * From the specification: lowercase; only letters, digits, spaces and hyphens; spaces become hyphens, which are
 * collapsed and trimmed. Accents are removed, so that letters are ASCII. "" if nothing is left.
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

/** Splits by comma, trims, and drops empty tags and duplicates. */
export function readTags(typed: string): string[] {
  const tags = typed.split(",").map((tag) => tag.trim().replace(/\s+/g, " "));
  return [...new Map(tags.filter(Boolean).map((tag) => [tag.toLowerCase(), tag])).values()];
}

/**
 * Hash of a title for cache busting (FNV-1a, 32 bits), because sites with link previews cache images for a long time.
 */
export function titleStamp(title: string): string {
  let hash = 0x811c9dc5;
  for (const sign of title) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
