/** What the letters of a text say about its language, at any length. */

export interface ScriptReading {
  /** False if the letters alone rule out every language in Latin script. */
  isLatin: boolean;
  /** The languages that the letters allow, most likely first. Empty for Latin, which allows most languages. */
  languages: readonly string[];
}

/** In characters. The first pages of a long text are enough. */
const maxLength = 6_000;

/**
 * Latin letters are in texts of every script, as names and menus, so a letter of another script weighs more. A Chinese or
 * Japanese character moreover says as much as two letters.
 */
const letterWeight = 2;
const ideographWeight = 4;
/** Chinese texts quote a Japanese brand now and then, but no more than that. */
const minKanaShare = 0.05;
const minHangulShare = 0.2;
/** In characters. */
const minChinese = 20;

const cyrillic = ["ru", "uk", "bg", "sr", "be", "mk", "kk", "mn"];
const scripts: { letters: RegExp; weight: number; languages: (text: string) => readonly string[] }[] = [
  { letters: /\p{Script=Latin}/gu, weight: 1, languages: () => [] },
  {
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu,
    weight: ideographWeight,
    languages: readEastAsian,
  },
  { letters: /\p{Script=Cyrillic}/gu, weight: letterWeight, languages: readCyrillic },
  { letters: /\p{Script=Arabic}/gu, weight: letterWeight, languages: readArabic },
  { letters: /\p{Script=Greek}/gu, weight: letterWeight, languages: () => ["el"] },
  { letters: /\p{Script=Hebrew}/gu, weight: letterWeight, languages: () => ["he", "yi"] },
  { letters: /\p{Script=Thai}/gu, weight: letterWeight, languages: () => ["th"] },
  { letters: /\p{Script=Devanagari}/gu, weight: letterWeight, languages: () => ["hi", "mr", "ne"] },
  { letters: /\p{Script=Bengali}/gu, weight: letterWeight, languages: () => ["bn"] },
  { letters: /\p{Script=Tamil}/gu, weight: letterWeight, languages: () => ["ta"] },
  { letters: /\p{Script=Telugu}/gu, weight: letterWeight, languages: () => ["te"] },
  { letters: /\p{Script=Gujarati}/gu, weight: letterWeight, languages: () => ["gu"] },
  { letters: /\p{Script=Gurmukhi}/gu, weight: letterWeight, languages: () => ["pa"] },
  { letters: /\p{Script=Georgian}/gu, weight: letterWeight, languages: () => ["ka"] },
  { letters: /\p{Script=Armenian}/gu, weight: letterWeight, languages: () => ["hy"] },
  { letters: /\p{Script=Ethiopic}/gu, weight: letterWeight, languages: () => ["am", "ti"] },
];

/** Null for a text without letters. */
export function readScript(text: string): ScriptReading | null {
  const start = text.slice(0, maxLength).toLowerCase();
  let best: { weight: number; languages: (text: string) => readonly string[] } | null = null;
  for (const { letters, weight, languages } of scripts) {
    const total = count(start, letters) * weight;
    if (total > (best?.weight ?? 0)) best = { weight: total, languages };
  }
  if (!best) return null;
  const languages = best.languages(start);
  return { isLatin: languages.length === 0, languages };
}

/** Characters that only Japanese writes in this form. */
const japaneseForms = /[円駅売発沢桜営図広関経済対応気転伝検権込働]/u;

function readEastAsian(text: string): readonly string[] {
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(text, /\p{Script=Hangul}/gu);
  const all = kana + hangul + count(text, /\p{Script=Han}/gu);
  if (hangul >= all * minHangulShare) return ["ko"];
  if (kana >= all * minKanaShare) return ["ja"];
  // A text without any kana is Chinese, but a short label may be in either.
  if (all >= minChinese) return ["zh"];
  return japaneseForms.test(text) ? ["ja"] : ["zh", "ja"];
}

function readCyrillic(text: string): readonly string[] {
  const russian = count(text, /[ыэё]/g);
  const ukrainian = count(text, /[їєґі]/g);
  const belarusian = count(text, /[ўі]/g) * Number(text.includes("ў"));
  const serbian = count(text, /[ђћљњџј]/g);
  const macedonian = count(text, /[ѓќѕљњџј]/g) * Number(/[ѓќѕ]/.test(text));
  const kazakh = count(text, /[әғқңұһ]/g);
  const ranked = [
    { languages: ["ru"], hits: russian },
    { languages: ["be"], hits: belarusian },
    { languages: ["kk"], hits: kazakh },
    { languages: ["mn"], hits: count(text, /[өү]/g) * Number(kazakh === 0) },
    { languages: ["uk"], hits: belarusian === 0 && kazakh === 0 ? ukrainian : 0 },
    { languages: ["mk"], hits: macedonian },
    { languages: ["sr"], hits: macedonian === 0 ? serbian : 0 },
  ].sort((a, b) => b.hits - a.hits);
  const [first] = ranked;
  if (first && first.hits > 0) {
    // Kazakh, Mongolian and Belarusian also use the letters that Russian has and Ukrainian lacks.
    const other = ranked.find(({ hits, languages }) => hits > 0 && /be|kk|mn/.test(languages[0]!));
    return (first.languages[0] === "ru" && other && other.hits * 4 > first.hits ? other : first).languages;
  }
  // Bulgarian writes "ъ" inside words; Russian only before a few vowels.
  return /ъ[^еёюя]/.test(text) ? ["bg"] : cyrillic;
}

function readArabic(text: string): readonly string[] {
  if (/[ٹڈڑںے]/u.test(text)) return ["ur"];
  return count(text, /[پچژگکی]/gu) > count(text, /[ةكيىإأ]/gu) ? ["fa"] : ["ar"];
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
