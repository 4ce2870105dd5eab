/** Recognizes what customers often ask, however they word it: a bridge between "credit cards" and "Visa". */
import { customerQuestions, intentsAsked } from "#engines/customer-questions/bank.ts";
import type { IntentId } from "#engines/customer-questions/intents.ts";
import {
  type IntentModel,
  type LikelyIntent,
  likelyIntents,
} from "#engines/customer-questions/learned/intent-model.ts";
import { answersKind, statesAnswer } from "#engines/customer-questions/states-answer.ts";
import { isNothingButHours } from "#engines/hours/nothing-but-hours.ts";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { answerTypeOf } from "./answer-type.ts";
import { asksOneKind, asksOneThing, isOfCompany, isOfHours, meansOneThing } from "./one-thing.ts";
import { namesSameKind } from "./other-kind.ts";
import { type Passage, questionOf } from "./passage.ts";
import { visitorsIntents } from "./visitor-wordings.ts";

interface Recognizer {
  /** True for a sentence, below its heading, that states what the question asks for. */
  isStatedBy: (sentence: string, heading?: string | null) => boolean;
  /** True for a title that asks the same question. */
  isAskedBy: (title: string) => boolean;
}

export interface AskedIntent extends Recognizer {
  id: IntentId;
  /** True for a question that asks whether there is something. */
  isYesNo: boolean;
  /** The question as the bank words it. */
  question: string;
  /** Knows only words that the bank foresees, but takes a tenth of the time. */
  byBank: Recognizer;
  /** True for one that answers the question even if it shares no word with it. */
  isAnsweredBy: (sentence: string, heading?: string | null) => boolean;
  /** The same for one that the bank's words recognize, as they or visitors' words recognize the question. */
  isAnsweredInWordsBy: (sentence: string) => boolean;
  /** True for a text that asks the same question in these or in visitors' words. */
  isAsked: (text: string) => boolean;
  /** True for a folded word that alone asks the same question, or is part of it as the bank words it. */
  isNamedBy: (word: string) => boolean;
  /** True for a folded word of the question that is part of what tells its intent. */
  isAskedWith: (word: string) => boolean;
  /** True if a question that says anything else, even in words of the passage, is about that: "Do you train dogs?" */
  isExact: boolean;
  /** True if only a learned model says so, which is less certain. */
  isLearned: boolean;
}

/** "May I bring my dog?" is about two: what to bring, and pets. More are chance, and so is a second visitors' wording. */
const maxOfBank = 2;

/** How likely a question has to be about an intent, and a sentence to state it. Measured: see docs/evaluation.md. */
const leastAsked = 0.5;
const leastStated = 0.5;
const leastAnswered = 0.7;
const month = new RegExp(wholeWords("calendar.month"), "iu");
const opens = new RegExp(wholeWords("hours.opening", "hours.closed"), "iu");

/** "Monday 18 – Sunday 24 February" are holidays, and "Quiz: Sunday 8 pm" is an event. */
function saysHours(text: string): boolean {
  return !month.test(text) && (isNothingButHours(text) || opens.test(text));
}

/** "The phone number of the club" is the company's. */
const organization = new RegExp(`^(?:${anyOf("site.organization")})s?$`, "iu");

function isMeans(word: string, language: string): boolean {
  const type = answerTypeOf(word, [language]);
  return type === "phone" || type === "mail";
}

/** Share of a compound's letters. "Behindertenparkplatz" says more than "Parkplatz". */
const leastOfWord = 0.6;

/**
 * Empty for a question that neither the bank nor the visitors' wordings know in the center's main language, nor a model of
 * it recognizes.
 */
export function askedIntents(
  question: string,
  languages: readonly string[],
  model: IntentModel | null = null,
): AskedIntent[] {
  const [language] = languages;
  if (language === undefined) return [];
  const bank = customerQuestions(language);
  const ofBank = intentsAsked(question, language).slice(0, maxOfBank);
  const worded = visitorsIntents(question, language).sort((a, b) => b.length - a.length);
  const ofVisitors = worded.find(({ id }) => !ofBank.includes(id) && bank.has(id));
  const known = [...ofBank, ...(ofVisitors ? [ofVisitors.id] : [])];
  const learned = model ? learnedIntents(question, model).filter((id) => !known.includes(id)) : [];
  const shareOf = (id: IntentId, text: string, heading: string | null = null) => {
    if (!model) return 0;
    const alone = shareIn(recognized(model, text), id);
    // The heading alone would make every sentence below it an answer.
    return alone === 0 || heading === null
      ? alone
      : Math.sqrt(alone * shareIn(recognized(model, `${heading}: ${text}`), id));
  };
  return [...known, ...learned]
    .flatMap((id) => bank.get(id) ?? [])
    .map((found) => {
      const own = ownWords(found.question);
      const { id, kind } = found.intent;
      const patterns = [found.asks, ...worded.flatMap((one) => (one.id === id ? [one.pattern] : []))];
      const askedWith = new Set(patterns.flatMap((pattern) => tellingWords(question, pattern)));
      const byBank: Recognizer = {
        isStatedBy: (text) =>
          statesAnswer({ text, language }, found) || (byItself[id]?.(text, language) ?? false),
        isAskedBy: (title) => found.asks.test(title),
      };
      return {
        id,
        isYesNo: kind === "yes-no",
        question: found.question,
        byBank,
        isStatedBy: (text, heading) =>
          byBank.isStatedBy(text) ||
          (shareOf(id, text, heading) >= leastStated && answersKind(text, { language, kind })),
        isAnsweredBy: (text, heading) =>
          meansOneThing(id) &&
          shareOf(id, text, heading) >= leastAnswered &&
          answersKind(text, { language, kind }),
        isAnsweredInWordsBy: (text) =>
          known.includes(id) &&
          (asksOneThing(id) || (asksOneKind(id) && namesSameKind(question, text, language))) &&
          // "How windy is it?" isn't about what happens when it rains.
          (id !== "rain" || byBank.isAskedBy(question)) &&
          (!isOfHours(id) || saysHours(text)) &&
          // "Free trial" is no price.
          (id !== "prices" || /\d/.test(text)) &&
          byBank.isStatedBy(text),
        isAskedBy: (title) => byBank.isAskedBy(title) || shareOf(id, title) >= leastStated,
        isAsked: (text) =>
          found.asks.test(text) ||
          (ofVisitors?.id === id && ofVisitors.pattern.test(text)) ||
          shareOf(id, text) >= leastAsked,
        isNamedBy: (word) =>
          own.has(word) ||
          (found.asks.exec(word)?.[0].length ?? 0) >= word.length * leastOfWord ||
          (isOfCompany(id) && organization.test(word)) ||
          (id === "contact" && isMeans(word, language)),
        isAskedWith: (word) => askedWith.has(word),
        isExact: asksOneKind(id),
        isLearned: learned.includes(id),
      };
    });
}

/** What answers without a word that says so, in any language: an amount below the name of what it is for, days with times. */
const byItself: Partial<Record<IntentId, (text: string, language: string) => boolean>> = {
  prices: (text, language) => answersKind(text, { language, kind: "amount" }),
  hours: isNothingButHours,
  "open-sundays": isNothingButHours,
  weekends: isNothingButHours,
};

function shareIn(likely: readonly LikelyIntent[], id: IntentId): number {
  return likely.find((one) => one.id === id)?.share ?? 0;
}

function learnedIntents(question: string, model: IntentModel): IntentId[] {
  return likelyIntents(model, question)
    .filter(({ share }) => share >= leastAsked)
    .map(({ id }) => id);
}

/** Sentences of the centers that were asked last. */
const recognizedOf = new WeakMap<IntentModel, Map<string, readonly LikelyIntent[]>>();
const mostRecognized = 20_000;

function recognized(model: IntentModel, text: string): readonly LikelyIntent[] {
  let known = recognizedOf.get(model);
  if (!known || known.size >= mostRecognized) {
    known = new Map();
    recognizedOf.set(model, known);
  }
  const found = known.get(text) ?? likelyIntents(model, text);
  known.set(text, found);
  return found;
}

const ownWordsOf = new Map<string, ReadonlySet<string>>();

/** Folded. */
function ownWords(question: string): ReadonlySet<string> {
  const known = ownWordsOf.get(question);
  if (known) return known;
  const set = foldedWords(question.replace("{company}", " "));
  ownWordsOf.set(question, set);
  return set;
}

/** A word that no pattern knows. */
const anyWord = "qzqz";

/** The folded words that a pattern matches, without those that could be any word: "how many … in a class". */
function tellingWords(question: string, pattern: RegExp): string[] {
  const [matched] = pattern.exec(question) ?? [""];
  return [...new Set(matched.match(/[\p{L}\p{N}]+/gu))]
    .filter(
      (word) =>
        !pattern
          .exec(
            question.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "gu"), anyWord),
          )?.[0]
          .includes(anyWord),
    )
    .map((word) => foldText(word));
}

function foldedWords(text: string): ReadonlySet<string> {
  return new Set(splitWords(foldText(text)).map(({ word }) => word));
}

/** True for a passage about the intent. */
export function isMet(
  { isStatedBy, isAskedBy }: AskedIntent,
  { passage, chosen }: { passage: Passage; chosen: readonly number[] },
): boolean {
  return (
    chosen.some((at) => isStatedBy(passage.sentences[at]!, passage.heading)) || isAskedBy(questionOf(passage))
  );
}

const unknown = 0.5;

/** Share of the intents that the passage is about, and 0.5 if the question has none. */
export function intentAgreement(
  intents: readonly AskedIntent[],
  { passage, chosen }: { passage: Passage; chosen: readonly number[] },
): number {
  if (intents.length === 0) return unknown;
  const met = intents.filter((intent) => isMet(intent, { passage, chosen }));
  // A model that doesn't recognize a sentence says little about it.
  const telling = intents.filter((intent) => !intent.isLearned || met.includes(intent));
  return telling.length === 0 ? unknown : met.length / telling.length;
}
