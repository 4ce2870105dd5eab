/** Text functions for whitespace, words, sentences and slugs. They support Unicode and take linear time. */

/**
 * Trims, collapses whitespace, normalizes to NFC, and removes zero-width characters and soft hyphens. Keeps the case.
 */
export function normalizeText(text: string): string {
  return (
    text
      .normalize("NFC")
      .replace(/[\u00AD\u200B\u2060\uFEFF]+/g, "")
      // Skips single spaces for speed, because a page has thousands of them.
      .replace(/[^\S ][\s\u0085]*| [\s\u0085]+|\u0085[\s\u0085]*/g, " ")
      .trim()
  );
}

/** For comparisons: normalized, in lower case, without accents, with plain quotes and dashes. */
export function foldText(text: string): string {
  return normalizeText(stripMarks(text.normalize("NFKC")).toLowerCase())
    .replace(/[\u2018\u2019\u201A\u2032]/g, "'")
    .replace(/[\u201C-\u201E\u00AB\u00BB\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-");
}

/** For finding words in texts as people type them: "ruckgabe" is in "Rückgabe", and "strasse" in "Straße". */
export function foldForSearch(text: string): string {
  return spellOut(stripMarks(text.normalize("NFKC")).toLowerCase());
}

/** The words that a person looks for. A text with all of them in `foldForSearch` matches. */
export function searchWords(query: string): string[] {
  return foldForSearch(query).split(/\s+/).filter(Boolean);
}

const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+(?:['’.@_-](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+)*/gu;

/** "don't", "e-mail" and "3.50" count as one word each. In scripts without spaces, every character is a word. */
export function countWords(text: string): number {
  const pattern = hasUnspacedScript.test(text) ? wordPattern : spacedWordPattern;
  return text.match(pattern)?.length ?? 0;
}

const hasUnspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Only for text whose words are separated by spaces, but several times as fast. */
const spacedWordPattern = /[\p{L}\p{N}\p{M}]+(?:['’.@_-][\p{L}\p{N}\p{M}]+)*/gu;

/**
 * Returns a URL slug: "Where is Zoë?" becomes "where-is-zoe". Keeps letters of other scripts unless `ascii` is set.
 * Cuts at a word boundary if possible. Returns an empty string if nothing is left, so callers need a fallback.
 */
export function slugify(text: string, options: { maxLength?: number; ascii?: boolean } = {}): string {
  const maxLength = options.maxLength ?? 80;
  const latin = foldForSearch(text).replace(/['’`]/g, "");
  const slug = latin
    .replace(options.ascii ? /[^a-z0-9]+/g : /[^\p{L}\p{N}\p{M}]+/gu, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  const lastDash = cut.lastIndexOf("-");
  const kept =
    lastDash > maxLength / 2 ? cut.slice(0, lastDash) : Array.from(cut.slice(0, maxLength)).join("");
  return kept.replace(/[\uD800-\uDBFF]$/, "").replace(/-$/, "");
}

/** What separates a sentence from the next one: nothing after Chinese and Japanese punctuation, which has its own space. */
export function gapAfter(sentence: string): string {
  return /[。！？」』）]/.test(sentence.at(-1) ?? "") ? "" : " ";
}

/** Sentences as one text. Skips empty ones. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== "")
    .flatMap((sentence, index, all) => [index === 0 ? "" : gapAfter(all[index - 1] ?? ""), sentence])
    .join("");
}

/**
 * Splits a text into its sentences, verbatim but trimmed. A line break ends a sentence; an abbreviation, an initial, a
 * decimal or a German date ("3. Mai") doesn't. `locale` is a language tag.
 */
export function splitSentences(text: string, locale = "en"): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/[\r\n\u2028\u2029]+/)) {
    if (line.trim() === "") continue;
    let start = 0;
    let end = 0;
    for (const { segment, index } of segmenter(locale).segment(line)) {
      if (index > start && !isIncomplete(line.slice(start, index), segment)) {
        push(sentences, line.slice(start, index));
        start = index;
      }
      end = index + segment.length;
    }
    push(sentences, line.slice(start, end));
  }
  return sentences;
}

/** Whether `before` is still an incomplete sentence, so that `next` belongs to it. */
function isIncomplete(before: string, next: string): boolean {
  const head = before.trimEnd();
  if (!head.endsWith(".")) return /^\s*[,;:)\]]/.test(next);
  if (/^\s*\p{Ll}/u.test(next)) return true;
  const last = /(\S+)\.$/.exec(head.slice(-24))?.[1] ?? "";
  const typed = last.replace(/^[("'„“«¿¡[]+/, "");
  const word = typed.toLowerCase();
  // "Acme Inc." ends more sentences than "inc. breakfast".
  if (abbreviations.has(word) || typed === "inc") return true;
  if (beforeNumber.has(word) && /^\s*\d/.test(next)) return true;
  if (/^\p{Lu}$/u.test(last) && last !== "I") return true;
  return /^\d{1,2}$/.test(last) && germanMonth.test(next);
}

/** Abbreviations before a name or noun, in the languages of the crawler's word lists. */
const abbreviations = new Set(
  (
    "mr mrs ms dr prof st mt ft vs sr sra srta mme mlle hr fr herr sig dott avv ing dipl rev hon gen col capt lt sgt " +
    "e.g i.e z.b d.h u.a o.ä bzw ca ggf evtl inkl zzgl exkl vgl sog bspw p.ej p.ex env cf approx dept est incl excl " +
    "resp bijv o.a m.b.v örn v.b o.g u.g"
  ).split(" "),
);
const beforeNumber = new Set(
  "no nr nos art sec fig p pp tel ext apt ste vol ch n núm num § str postf min max mind".split(" "),
);
const germanMonth =
  /^\s*(januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jan|feb|mär|apr|jun|jul|aug|sept?|okt|nov|dez)\b/i;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known) return known;
  const supported = isSupported(locale) ? locale : "en";
  const made = new Intl.Segmenter(supported, { granularity: "sentence" });
  segmenters.set(supported, made);
  return made;
}

function isSupported(locale: string): boolean {
  try {
    return Intl.Segmenter.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

function push(sentences: string[], sentence: string): void {
  const trimmed = sentence.trim();
  if (trimmed !== "") sentences.push(trimmed);
}

function spellOut(lower: string): string {
  return lower.replace(/[ßæœøłđðþı]/g, (letter) => latinLetters[letter] ?? letter);
}

/** Removes accents from Latin, Greek and Cyrillic letters. In other scripts, marks carry meaning and stay. */
function stripMarks(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
}

const latinLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
