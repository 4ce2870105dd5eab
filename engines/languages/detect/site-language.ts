import { packOf } from "../packs.ts";
import { readScript } from "./read-script.ts";
import { declaredTag, isOnlyDeclared, languageOf, likelyLanguageOf } from "./text-language.ts";

interface LanguageVote {
  /** Some running text of the page. */
  text: string;
  /** The language that the page declares or that was detected while reading it. */
  declared: string | null;
}

/** For a site that nothing tells: English, unless it is written in another script. */
const fallback = "en";
const unknown = "und";

/** The language of a page's text; null if it is too short, unless it is likely what the markup says. */
export function sureLanguageOf({ text, declared }: LanguageVote): string | null {
  const tag = declaredTag(declared, text);
  return languageOf(text) ?? (tag !== null && likelyLanguageOf(text) === tag ? tag : null);
}

/**
 * The language of most pages. A page's own text overrules what its markup declares, and a short text counts as what the
 * whole site is written in. Of equally many pages, the first one decides.
 */
export function siteLanguage(pages: readonly LanguageVote[]): string {
  const all = pages.map(({ text }) => text).join(" ");
  const ofAll = languageOf(all);
  const likely = likelyLanguageOf(all);
  const votes = new Map<string, number>();
  for (const { text, declared } of pages) {
    const tag = declaredTag(declared, text);
    // Templates declare English by default. Any other language was declared on purpose.
    const stated = tag === fallback ? (likely ?? tag) : (tag ?? likely);
    const language =
      tag !== null && isOnlyDeclared(tag) ? tag : (sureLanguageOf({ text, declared }) ?? ofAll ?? stated);
    if (language !== null) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const [first] = [...votes].sort((a, b) => b[1] - a[1]);
  if (first) return first[0];
  const script = readScript(all);
  if (!script || script.isLatin) return fallback;
  const [only = unknown] = script.languages;
  // Several languages share the script, and guessing among them could answer in the wrong one.
  return packOf(only) ? unknown : only;
}
