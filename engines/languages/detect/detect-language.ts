import { readScript } from "./read-script.ts";
import { declaredTag, isOnlyDeclared, languageOf } from "./text-language.ts";

/** The detector's tag for Norwegian is that of both written forms. */
const tags: Record<string, string> = { no: "nb" };

/** Letters that one language writes all the time and its neighbors never do. */
const ownLetters: [letters: RegExp, language: string][] = [
  [/[řěů]/i, "cs"],
  [/[ľĺŕô]/i, "sk"],
  [/ł/i, "pl"],
  [/ğ/i, "tr"],
  [/[őű]/i, "hu"],
  [/ß/, "de"],
  [/[¿¡ñ]/i, "es"],
  [/[ãõ]/i, "pt"],
];
/**
 * Languages whose groups of letters are nearly the same, with frequent words that the other one writes differently, and the
 * starts and ends of such words. Without accents, because many people type none.
 */
const relatives: Record<string, RegExp>[] = [
  {
    cs: differentWords(
      "se pro jsou jsem jsme jste jako nebo ktery ktera ktere kteri kterou ktereho kterych kterym take podle jeste jen kdyz neni tedy teto tento zde nez mezi proto byl byla bylo byly jejich jeji jiz pouze vice dne pokud nejen ve jak jsi",
      /nejv\p{L}{3,}|\p{L}{4,}aji|\p{L}{4,}[ao]vani/u,
    ),
    sk: differentWords(
      "sa pre su som sme ste ako alebo ktory ktora ktore ktori ktoru ktoreho ktorych ktorym tiez podla este len ked nie teda tejto tu medzi preto bol bola bolo boli ich jej iba viac dna pokial nielen vo aj ak",
      /naj\p{L}{4,}|\p{L}{3,}(?:ovanie|enie|aju|eju|nej|kej|och)/u,
    ),
  },
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
  if (own.length === 1 && close) return close.language;
  const first = scores[0]?.language ?? only ?? null;
  return first === null ? null : relativeOf(first, text);
}

/** The relative that has most of the words that distinguish them. The language itself if none has more. */
function relativeOf(language: string, text: string): string {
  const words = relatives.find((group) => Object.hasOwn(group, language)) ?? {};
  const folded = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const hits = Object.entries(words).map(([tag, pattern]) => ({
    tag,
    count: folded.match(pattern)?.length ?? 0,
  }));
  const own = hits.find(({ tag }) => tag === language)?.count ?? 0;
  const best = hits.sort((a, b) => b.count - a.count)[0];
  return best && best.count > own ? best.tag : language;
}

function differentWords(words: string, affixes: RegExp): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.replaceAll(" ", "|")}|${affixes.source})(?!\\p{L})`, "gu");
}

/** Decides between the declared language and the text, which overrules the markup of a template. */
export async function pageLanguage(text: string, declared: string | null): Promise<string | null> {
  const tag = declaredTag(declared, text);
  if (tag !== null && isOnlyDeclared(tag)) return tag;
  return languageOf(text) ?? tag ?? (await detectLanguage(text)) ?? declared;
}
