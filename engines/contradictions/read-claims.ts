/** Reads what a sentence claims in numbers, or allows and excludes, so that two sentences can be compared. */
import { customerQuestions } from "#engines/customer-questions/bank.ts";
import type { IntentId } from "#engines/customer-questions/intents.ts";
import { statesAnswer } from "#engines/customer-questions/states-answer.ts";
import { amount } from "#engines/faq-writer/price-text.ts";
import type { LanguagePack } from "#engines/languages/language-pack.ts";
import { packOf } from "#engines/languages/packs.ts";
import { readSpans } from "#engines/languages/read-spans.ts";
import { anyOf, wholeWordsIn } from "#engines/languages/words.ts";

interface Place {
  /** The words of the sentence that state it. */
  from: number;
  to: number;
}

export type Claim = Place &
  (
    | { kind: "duration"; minutes: readonly [least: number, most: number] }
    | { kind: "percentage"; percent: number }
    | { kind: "amount"; sum: number; currency: string; unit: string; isLeast: boolean }
    | { kind: "policy"; intent: IntentId; isAllowed: boolean }
  );

export type ClaimKind = Claim["kind"];

/** In characters. Longer sentences name more than one case. */
const longestSentence = 220;
const longestPolicy = 140;

/** Returns at most one claim of each kind: a sentence with two amounts is about two things. */
export function readClaims(sentence: string, language: string): Claim[] {
  const pack = packOf(language);
  if (!pack || sentence.length > longestSentence || hasWord(sentence, pack, "conditions")) return [];
  return [
    ...onlyOne(readDurations(sentence, pack)),
    ...onlyOne(readPercentages(sentence)),
    ...onlyOne(readAmounts(sentence, language)),
    ...(sentence.length > longestPolicy ? [] : readPolicies(sentence, pack)),
  ];
}

/** True if both can't be right. Claims of different kinds or about different things never contradict each other. */
export function contradict(one: Claim, other: Claim): boolean {
  if (one.kind === "duration" && other.kind === "duration")
    return isLonger(one.minutes, other.minutes) || isLonger(other.minutes, one.minutes);
  if (one.kind === "percentage" && other.kind === "percentage") return one.percent !== other.percent;
  if (one.kind === "amount" && other.kind === "amount")
    return (
      one.sum !== other.sum &&
      one.currency === other.currency &&
      one.unit === other.unit &&
      one.isLeast === other.isLeast
    );
  if (one.kind === "policy" && other.kind === "policy")
    return one.intent === other.intent && one.isAllowed !== other.isAllowed;
  return false;
}

/** Four weeks and a month, or twelve months and a year, are the same. */
const sameWithin = 1.12;

function isLonger([least]: readonly [number, number], [, most]: readonly [number, number]): boolean {
  return least > most * sameWithin;
}

function onlyOne(claims: Claim[]): Claim[] {
  return claims.length === 1 ? claims : [];
}

function readDurations(sentence: string, { code }: LanguagePack): Claim[] {
  return readSpans(sentence, code).map(({ least, most, from, to }) => ({
    kind: "duration",
    minutes: [least, most],
    from,
    to,
  }));
}

function readPercentages(sentence: string): Claim[] {
  return [...sentence.matchAll(/(?<![\p{N}.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?[%％]/gu)].map(
    ({ 0: text, 1: number = "", index }) => ({
      kind: "percentage",
      percent: Number(number.replace(",", ".")),
      from: index,
      to: index + text.length,
    }),
  );
}

/** "Per kilo" and "/ night", directly after an amount. */
const perUnit = new RegExp(String.raw`^\s?(?:\/|(?:${anyOf("prices.per")})\s)\s?(\p{L}+)`, "iu");
const everyAmount = new RegExp(amount.source, "gu");
/** In characters before an amount. */
const leastWithin = 16;

function readAmounts(sentence: string, language: string): Claim[] {
  const atLeast = new RegExp(wholeWordsIn(language, "prices.atLeast"), "iu");
  return [...sentence.matchAll(everyAmount)].map(({ 0: found, index }) => {
    const text = found.replace(/[\s.,]+$/, "");
    return {
      kind: "amount",
      sum: sumOf(text),
      currency: text.replace(/[\d\s.,'’\u00a0-]/g, ""),
      unit: perUnit.exec(sentence.slice(index + text.length))?.[1]?.toLowerCase() ?? "",
      isLeast: atLeast.test(sentence.slice(Math.max(0, index - leastWithin), index)),
      from: index,
      to: index + text.length,
    };
  });
}

/** "1.200,50 €" and "$1,200.50". The last separator followed by one or two digits is the decimal one. */
function sumOf(text: string): number {
  const digits = text.replace(/[^\d.,]/g, "");
  const [, whole = digits, cents = ""] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  return Number(`${whole.replace(/\D/g, "")}.${cents || "0"}`);
}

/** Only what customers ask with yes or no. */
function readPolicies(sentence: string, pack: LanguagePack): Claim[] {
  const isDenied = hasWord(sentence, pack, "negations");
  return [...customerQuestions(pack.code).values()].flatMap((question): Claim[] => {
    const { intent, says } = question;
    if (intent.kind !== "yes-no" || !statesAnswer({ text: sentence, language: pack.code }, question))
      return [];
    const found = says?.exec(sentence);
    if (!found) return [];
    const [from, to] = [found.index, found.index + found[0].length];
    return [{ kind: "policy", intent: intent.id, isAllowed: !isDenied, from, to }];
  });
}

const wordPatterns = new Map<string, RegExp>();

function hasWord(
  text: string,
  { code, isSpaced, words }: LanguagePack,
  list: "conditions" | "negations",
): boolean {
  const key = `${code} ${list}`;
  const known = wordPatterns.get(key);
  const choice = words[list].split(" ").map(RegExp.escape).join("|");
  const pattern =
    known ?? new RegExp(isSpaced ? String.raw`(?<![\p{L}\p{N}])(?:${choice})(?![\p{L}\p{N}])` : choice, "iu");
  wordPatterns.set(key, pattern);
  return pattern.test(text);
}
