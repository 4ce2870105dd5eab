/** Determines from a question what its answer must contain, and whether a text contains it. */
import { amount } from "#engines/faq-writer/price-text.ts";
import { hasNamedDay, hasTime } from "#engines/hours/recognize-hours.ts";
import type { LanguagePack, WordLists } from "#engines/languages/language-pack.ts";
import { packOf } from "#engines/languages/packs.ts";
import { hasSpan } from "#engines/languages/read-spans.ts";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { stopWords } from "#engines/search/stop-words.ts";

export type AnswerType = keyof WordLists["answerTypes"];

/** The first match wins: "how many days" asks for a duration, not for a number. */
const order: readonly AnswerType[] = [
  "frequency",
  "weight",
  "size",
  "temperature",
  "duration",
  "price",
  "time",
  "count",
  "person",
  "place",
  "mail",
  "phone",
];

const asking = new Map<string, { type: AnswerType; pattern: RegExp }[]>();

/** In words. Longer questions mention a phone or an email only as a way to do something. */
const longestContactQuestion = 7;

/** Returns null for a question that any statement could answer. */
export function answerTypeOf(question: string, languages: readonly string[]): AnswerType | null {
  const isShort = question.split(/\s+/).length <= longestContactQuestion;
  for (const language of languages) {
    const pack = packOf(language);
    if (!pack) continue;
    const patterns = asking.get(pack.code) ?? patternsOf(pack);
    asking.set(pack.code, patterns);
    const found = patterns.find(
      ({ type, pattern }) => (isShort || !isContact(type)) && pattern.test(question),
    );
    if (found) return found.type;
  }
  return null;
}

function isContact(type: AnswerType): boolean {
  return type === "mail" || type === "phone";
}

function patternsOf(pack: LanguagePack): { type: AnswerType; pattern: RegExp }[] {
  return order.flatMap((type) => {
    const words = pack.answerTypes[type];
    if (!words) return [];
    const { source } = words;
    const whole = pack.isSpaced ? String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])` : source;
    return [{ type, pattern: new RegExp(whole, "iu") }];
  });
}

/** "Stress-free" and "free-to-air" aren't. */
const free = new RegExp(String.raw`(?<!\p{L}-)${wholeWords("prices.free")}(?!-to-)`, "iu");
const month = new RegExp(wholeWords("calendar.month"), "iu");
const noon = new RegExp(wholeWords("calendar.noon"), "iu");
const frequency = new RegExp(wholeWords("answers.frequency"), "iu");
const numberWord = new RegExp(wholeWords("durations.number"), "giu");
/** "8 acres" and "30mi", but not the digits in names such as "U16" and "1AM". */
const number = /(?<![\p{L}\p{N}])\p{N}+(?![\p{N}.,]*\p{Lu})/u;
/** Symbols of units in all languages. */
const symbols = {
  weight: "kg|g|lbs?|oz|t",
  size: "m|cm|mm|ft|['\u2032\"\u2033]",
  temperature: "°\\s?[CF]?|℃",
};
const measures = {
  weight: measured("weight"),
  size: measured("size"),
  temperature: measured("temperature"),
} as const;

/** Matches a number with a unit: "23 kg", "ten pounds". */
function measured(type: keyof typeof symbols): RegExp {
  const before = String.raw`(?:\p{N}[\s\u00a0-]?|${wholeWords("durations.number")}[\s-])`;
  const units = `(?:${symbols[type]}|${anyOf(`measures.${type}`)})`;
  // Japanese words follow without a space.
  const end = String.raw`(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])`;
  const inches = type === "size" ? String.raw`|(?:['’\u2032]|ft)\s?\p{N}{1,2}(?!\p{N})` : "";
  return new RegExp(`${before}(?:${units}${end}${inches})`, "iu");
}

export function isMeasure(type: AnswerType | null): type is keyof typeof measures {
  return type !== null && type in measures;
}

/** Matches "24.12.", "3/4/2026" and a year. */
const date = /(?<!\d)\d{1,2}[./]\s?\d{1,2}(?!\d)|(?<!\d)(?:19|20)\d\d(?!\d)/;

/** True for a text that tells a time or a day, and not only how long something takes. */
export function tellsTime(text: string): boolean {
  return (
    hasTime.test(text) || noon.test(text) || hasNamedDay.test(text) || month.test(text) || date.test(text)
  );
}

/**
 * Only what can be recognized in every language is required. A name or a place can look like any other word, so
 * questions that ask for one accept any sentence.
 */
export function hasAnswerType(text: string, type: AnswerType): boolean {
  switch (type) {
    case "price":
      return amount.test(text) || free.test(text);
    case "time":
      return tellsTime(text) || hasSpan(text);
    case "duration":
      return hasSpan(text) || hasTime.test(text);
    case "frequency":
      return frequency.test(text);
    case "mail":
      return /\S@\S/.test(text);
    case "phone":
      return /\d(?:[\s()/.-]*\d){5}/.test(text);
    case "weight":
    case "size":
    case "temperature":
      return measures[type].test(text);
    case "count":
      // "A wooden floor" says nothing about how many.
      return (
        number.test(text) || (text.match(numberWord) ?? []).some((word) => !stopWords.has(foldText(word)))
      );
    default:
      return true;
  }
}
