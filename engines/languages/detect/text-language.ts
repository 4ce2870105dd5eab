import { frequentWords } from "../neutral.ts";
import { packs } from "../packs.ts";
import { readScript } from "./read-script.ts";

const known = [
  ...packs.map(({ code, words }) => ({ code, words: new Set(words.frequent.split(" ")), hasPack: true })),
  ...Object.entries(frequentWords).map(([code, words]) => ({
    code,
    words: new Set(words.split(" ")),
    hasPack: false,
  })),
];
interface Certainty {
  minWords: number;
  minHits: number;
}

const certain: Certainty = { minWords: 80, minHits: 12 };
/** For texts of a few sentences about which nothing else is known. */
const likely: Certainty = { minWords: 8, minHits: 3 };
const minShare = 0.08;
const minLead = 1.4;

/**
 * Detects a text's language by its script and, if several languages share the script, by its function words. Null if
 * neither decides. More reliable than markup, which often declares the language of the site's template.
 */
export function languageOf(text: string): string | null {
  return read(text, certain);
}

/** The same from less text, so less reliable. */
export function likelyLanguageOf(text: string): string | null {
  return read(text, likely);
}

function read(text: string, { minWords, minHits }: Certainty): string | null {
  const script = readScript(text);
  if (!script) return null;
  const [only] = script.languages;
  if (script.languages.length === 1 && only !== undefined) return only;
  // Where no spaces separate words, none can be counted.
  if (script.languages.includes("ja")) return null;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (script.isLatin && words.length < minWords) return null;
  const possible = script.isLatin ? known : known.filter(({ code }) => script.languages.includes(code));
  const ranked = possible
    .map(({ words: frequent, ...language }) => ({
      ...language,
      hits: words.filter((word) => frequent.has(word)).length,
    }))
    .sort((a, b) => b.hits - a.hits);
  const [first] = ranked;
  if (!first || first.hits === 0) return null;
  if (script.isLatin && (first.hits < minHits || first.hits < words.length * minShare)) return null;
  // Danish taken for Norwegian does no harm. Either taken for a language with a pack would be answered in it.
  const rival = ranked.find(({ code, hasPack }) => code !== first.code && (first.hasPack || hasPack));
  return first.hits >= (rival?.hits ?? 0) * minLead ? first.code : null;
}

/** The primary tag of what a page declares; null if there is none or the page is in a script it doesn't use. */
export function declaredTag(declared: string | null, text: string): string | null {
  const tag = declared?.toLowerCase().split(/[-_]/)[0] || null;
  return tag !== null && !namesNone.has(tag) && fitsScript(tag, text) ? tag : null;
}

/** Tags for "no language", "undetermined", "several" and "without a code". Templates declare the first by default. */
const namesNone = new Set(["zxx", "und", "mul", "mis"]);

/**
 * True for a language whose words we don't know, such as Afrikaans. Templates never declare one by default, and its text
 * could be taken for that of a relative.
 */
export function isOnlyDeclared(tag: string): boolean {
  return !known.some(({ code }) => code === tag) && !nonLatin.has(tag);
}

/** False if the text is written in a script that the language doesn't use. */
function fitsScript(language: string, text: string): boolean {
  const script = readScript(text);
  return !script || (script.isLatin ? !nonLatin.has(language) : script.languages.includes(language));
}

/** Languages that are never written in Latin letters alone. */
const nonLatin = new Set(
  "ru uk bg be mk kk mn ja zh ko ar fa ur he yi el th hi mr ne bn ta te gu pa ka hy am ti".split(" "),
);
