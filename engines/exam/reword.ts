/** Asks a known question as a visitor might: as keywords, in other words, in a hurry, and as the bank words it. */
import { answerTypeOf } from "#engines/ask/answer-type.ts";
import { askedIntents } from "#engines/ask/asked-intent.ts";
import { isNegated } from "#engines/ask/is-negated.ts";
import type { Passage } from "#engines/ask/passage.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { hasUnspacedScript } from "#engines/search/split-words.ts";
import { stemOf } from "#engines/search/stem.ts";
import type { ExamOrigin } from "./exam-question.ts";
import { examWordsOf } from "./exam-words.ts";
import { isKnownWord, tellingWords, wordsIn } from "./telling-words.ts";

export interface Wording {
  text: string;
  origin: ExamOrigin;
}

/** In words. Shorter texts look for a word and get search results, not an answer; longer ones aren't keywords. */
const keywordRange = { least: 3, most: 5 } as const;
/** In characters. Visitors notice a typo in a shorter word. */
const leastMistyped = 6;

export function wordingsOf(question: string, passage: Passage): Wording[] {
  const { language } = passage;
  const wordings: Wording[] = [];
  const add = (origin: ExamOrigin, text: string | null) => {
    if (text !== null) wordings.push({ text, origin });
  };
  const keywords = isPlain(question, language) ? keywordsOf(question, language) : null;
  add("keywords", keywords);
  add("reworded", isPlain(question, language) ? reworded(question, language) : null);
  add("bank", bankWording(question, passage));
  // A typo is easier than another wording, so it is only for questions without one.
  if (wordings.length === 0) add("typo", mistyped(question));
  return wordings;
}

/** One clause without a negation. Keywords would lose the negation, and a template would break the second clause. */
function isPlain(question: string, language: string): boolean {
  const bare = withoutMark(question);
  if (/[,;:()\u2012-\u2015、。.!?]|\s-\s/u.test(bare)) return false;
  return !isNegated(wordsIn(bare), language);
}

export function withoutMark(question: string): string {
  return question.replace(/[\s?？؟!.。]+$/u, "").trim();
}

/** Null for a question that asks for an amount or a time, because its keywords no longer do. */
function keywordsOf(question: string, language: string): string | null {
  if (answerTypeOf(question, [language]) !== null || /\p{L}-\p{L}/u.test(question)) return null;
  const keywords = tellingWords(question, language);
  const isShort = keywords.length >= keywordRange.least && keywords.length <= keywordRange.most;
  return isShort && keywords.length < wordsIn(question).length ? keywords.join(" ") : null;
}

/** In another form and, if the language allows it, with another word for the same thing. */
function reworded(question: string, language: string): string | null {
  const words = examWordsOf(language);
  if (!words) return null;
  const swapped = swapWord(withoutMark(question), words.swaps);
  const bare = swapped ?? withoutMark(question);
  const found = words.rewordings.find(([pattern]) => pattern.test(bare));
  if (found) return lowercaseInside(bare.replace(found[0], found[1]));
  return swapped === null ? null : `${swapped}?`;
}

function swapWord(text: string, swaps: readonly (readonly [string, string])[]): string | null {
  for (const [from, to] of swaps) {
    const isUnspaced = hasUnspacedScript(from);
    const whole = isUnspaced
      ? RegExp.escape(from)
      : String.raw`(?<![\p{L}\p{N}-])${RegExp.escape(from)}(?![\p{L}\p{N}-])`;
    const pattern = new RegExp(whole, "u");
    if (pattern.test(text)) return text.replace(pattern, () => to);
  }
  return null;
}

/** The first word of the question may now be in the middle: "Would you tell me Which …". */
function lowercaseInside(text: string): string {
  return text.replace(
    /(?<=[\p{L}:,] )(How|What|Which|Where|When|Why|Who|Was|Wer|Wie|Wo|Welche[nrs]?|Warum|Wann)(?= )/gu,
    (word) => word.toLowerCase(),
  );
}

/** Swaps two letters in the middle of the longest word. */
function mistyped(question: string): string | null {
  const words = wordsIn(question);
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a), "");
  if (longest.length < leastMistyped || hasUnspacedScript(longest) || /\d/.test(longest)) return null;
  const at = longest.length >> 1;
  const wrong = longest.slice(0, at - 1) + longest[at] + longest[at - 1] + longest.slice(at + 1);
  const text = foldText(withoutMark(question));
  return wrong === longest || !text.includes(longest) ? null : text.replace(longest, () => wrong);
}

/** How customers of its trade ask the same, if the question says nothing more specific and the answer states it. */
function bankWording(question: string, { sentences, language }: Passage): string | null {
  const [asked] = askedIntents(question, [language]);
  if (!asked || asked.question.includes("{")) return null;
  const isSameType = answerTypeOf(question, [language]) === answerTypeOf(asked.question, [language]);
  const words = tellingWords(question, language);
  const stems = new Set(wordsIn(asked.question).map(stemOf));
  const isSameSubject = words.every((_, at) => isKnownWord(words, at, stems));
  const isStated = sentences.some((sentence) => asked.isStatedBy(sentence));
  return isSameType && isSameSubject && isStated ? asked.question : null;
}
