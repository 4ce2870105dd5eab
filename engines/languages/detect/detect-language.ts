import { readScript } from "./read-script.ts";
import { declaredTag, isOnlyDeclared, languageOf } from "./text-language.ts";

/** The detector's tag for Norwegian is that of both written forms. */
const tags: Record<string, string> = { no: "nb" };

/** Letters that one language writes all the time and its neighbors never do. */
const ownLetters: [letters: RegExp, language: string][] = [
  [/[řěů]/i, "cs"],
  [/[ľĺŕ]/i, "sk"],
  [/ł/i, "pl"],
  [/ğ/i, "tr"],
  [/[őű]/i, "hu"],
  [/ß/, "de"],
  [/[¿¡ñ]/i, "es"],
  [/[ãõ]/i, "pt"],
];
/** How much of the best score a language needs for its own letters to decide. */
const minShare = 0.6;

/** The primary language tag of a text of any length; null if it has no words. */
export async function detectLanguage(text: string): Promise<string | null> {
  const script = readScript(text);
  if (!script) return null;
  const [only] = script.languages;
  if (only !== undefined && (script.languages.length === 1 || /^(?:ja|zh)$/.test(only))) return only;
  // Lazy import: its tables take 30 MB and a quarter of a second, and most pages don't need them.
  const { eld } = await import("eld/extrasmall");
  const scores = Object.entries(eld.detect(text.slice(0, 3000)).getScores())
    .map(([tag, score]) => ({ language: tags[tag] ?? tag, score }))
    .filter(({ language }) => script.isLatin || script.languages.includes(language))
    .sort((a, b) => b.score - a.score);
  const best = scores[0]?.score ?? 0;
  const own = ownLetters.filter(([letters]) => letters.test(text)).map(([, language]) => language);
  const close = scores.find(({ language, score }) => own.includes(language) && score >= best * minShare);
  return (own.length === 1 ? close : undefined)?.language ?? scores[0]?.language ?? only ?? null;
}

/** Decides between the declared language and the text, which overrules the markup of a template. */
export async function pageLanguage(text: string, declared: string | null): Promise<string | null> {
  const tag = declaredTag(declared, text);
  if (tag !== null && isOnlyDeclared(tag)) return tag;
  return languageOf(text) ?? tag ?? (await detectLanguage(text)) ?? declared;
}
