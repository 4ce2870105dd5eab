/** Finds lengths of time in a text: "three working days", "24-48 Stunden". */
import type { LanguagePack } from "./language-pack.ts";
import { packOf, packs } from "./packs.ts";
import { anyOf } from "./words.ts";

export interface Span {
  least: number;
  most: number;
  from: number;
  to: number;
}

const unitMinutes = { minute: 1, hour: 60, day: 1_440, week: 10_080, month: 43_200, year: 525_600 } as const;
type Unit = keyof typeof unitMinutes;
const units = Object.keys(unitMinutes) as Unit[];

interface Reader {
  pattern: RegExp;
  unitOf: (word: string) => Unit | undefined;
  numberOf: (word: string) => number;
}

/** In minutes, in the order of the text. Empty for a language without a pack. */
export function readSpans(text: string, language: string): Span[] {
  const pack = packOf(language);
  if (!pack) return [];
  const { pattern, unitOf, numberOf } = readerOf(pack);
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }) => {
    const unit = unitOf(groups.unit ?? "");
    const least = numberOf(groups.least ?? "");
    const most = groups.most === undefined ? least : numberOf(groups.most);
    if (unit === undefined || !Number.isFinite(least) || !Number.isFinite(most)) return [];
    const minutes = unitMinutes[unit];
    return [{ least: least * minutes, most: most * minutes, from: index, to: index + found.length }];
  });
}

/** True for a text with a length of time in any language. */
export function hasSpan(text: string): boolean {
  return /\p{N}|\p{L}/u.test(text) && packs.some((pack) => text.search(readerOf(pack).pattern) >= 0);
}

const readers = new Map<string, Reader>();

function readerOf({ code, isSpaced, spans }: LanguagePack): Reader {
  const known = readers.get(code);
  if (known) return known;
  const words = spans.numbers.split(" ").map((forms) => forms.split("|"));
  const numbers = new Map(words.flatMap((forms, at) => forms.map((form) => [form, at + 1] as const)));
  // "1.5", and "14.30" is a time.
  const number = String.raw`\d{1,4}(?:[.,]\d(?!\d))?|${[...numbers.keys()].map(RegExp.escape).join("|")}`;
  const unit = units.map((name) => spans[name].source).join("|");
  // "Three working days" has a word in between, but "£40 per day" is a price.
  const word = String.raw`(?:(?!(?:${anyOf("prices.per")})\s)\p{L}+[\s-])?`;
  const [before, between, after] = isSpaced
    ? [String.raw`(?<![\p{L}\p{N}\p{Sc}.,/])`, String.raw`[\s-]?${word}`, String.raw`(?![\p{L}\p{N}])`]
    : [String.raw`(?<![\p{N}\p{Sc}.,/])`, String.raw`\s?`, ""];
  const range = String.raw`(?:\s?(?:[-–—~〜/]|${anyOf("hours.until")})\s?(?<most>${number}))?`;
  const pattern = new RegExp(`${before}(?<least>${number})${range}${between}(?<unit>${unit})${after}`, "giu");
  const whole = units.map((name) => [name, new RegExp(`^(?:${spans[name].source})$`, "iu")] as const);
  const reader: Reader = {
    pattern,
    unitOf: (word) => whole.find(([, form]) => form.test(word))?.[0],
    numberOf: (word) => numbers.get(word.toLowerCase()) ?? Number(word.replace(",", ".")),
  };
  readers.set(code, reader);
  return reader;
}
