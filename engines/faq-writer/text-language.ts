import { packs } from "#engines/languages/packs.ts";

const known = packs.map(({ code, words }) => [code, new Set(words.frequent.split(" "))] as const);
const minWords = 80;
const minHits = 12;

/**
 * Detects a text's language by its stop words. Null if the text is too short or no known language stands out. More
 * reliable than markup, which often declares the language of the site's template.
 */
export function languageOf(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < minWords) return null;
  const ranked = known
    .map(([language, small]) => ({ language, hits: words.filter((word) => small.has(word)).length }))
    .sort((a, b) => b.hits - a.hits);
  const [first, second] = ranked;
  if (!first || !second || first.hits < minHits || first.hits < words.length * 0.08) return null;
  return first.hits >= second.hits * 1.4 ? first.language : null;
}
