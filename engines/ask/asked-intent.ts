/** Recognizes what customers often ask, however they word it: a bridge between "credit cards" and "Visa". */
import { customerQuestions, intentsAsked } from "#engines/customer-questions/bank.ts";
import type { IntentId } from "#engines/customer-questions/intents.ts";
import {
  type IntentModel,
  type LikelyIntent,
  likelyIntents,
} from "#engines/customer-questions/learned/intent-model.ts";
import { answersKind, statesAnswer } from "#engines/customer-questions/states-answer.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import type { Passage } from "./passage.ts";
import { visitorsIntents } from "./visitor-wordings.ts";

interface Recognizer {
  /** True for a sentence, below its heading, that states what the question asks for. */
  isStatedBy: (sentence: string, heading?: string | null) => boolean;
  /** True for a title that asks the same question. */
  isAskedBy: (title: string) => boolean;
}

export interface AskedIntent extends Recognizer {
  id: IntentId;
  /** The question as the bank words it. */
  question: string;
  /** Knows only words that the bank foresees, but takes a tenth of the time. */
  byBank: Recognizer;
  /** True for one that answers the question even if it shares no word with it. */
  isAnsweredBy: (sentence: string, heading?: string | null) => boolean;
  /** True for a text that asks the same question in these or in visitors' words. */
  isAsked: (text: string) => boolean;
  /** True for a folded word that alone asks the same question, or is part of it as the bank words it. */
  isNamedBy: (word: string) => boolean;
  /** True if only a learned model says so, which is less certain. */
  isLearned: boolean;
}

/** "May I bring my dog?" is about two: what to bring, and pets. More are chance, and so is a second visitors' wording. */
const maxOfBank = 2;

/** How likely a question has to be about an intent, and a sentence to state it. Measured: see docs/evaluation.md. */
const leastAsked = 0.5;
const leastStated = 0.5;
const leastAnswered = 0.7;
/** These ask for one thing, so that no sentence about them is about another one. */
const ofOneThing: ReadonlySet<IntentId> = new Set<IntentId>([
  "address",
  "air-conditioning",
  "bikes",
  "breakfast",
  "charging",
  "class-size",
  "elevator",
  "experience",
  "hours",
  "late",
  "minimum-age",
  "minimum-stay",
  "open-holidays",
  "outdoor-seating",
  "parking",
  "private-events",
  "response-time",
  "room-capacity",
  "spectators",
  "walk-ins",
  "wifi",
]);
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
  const ofVisitors = visitorsIntents(question, language)
    .sort((a, b) => b.length - a.length)
    .find(({ id }) => !ofBank.includes(id) && bank.has(id));
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
      const byBank: Recognizer = {
        // A price is often alone below the name of what it is for.
        isStatedBy: (text) =>
          statesAnswer({ text, language }, found) ||
          (id === "prices" && answersKind(text, { language, kind: "amount" })),
        isAskedBy: (title) => found.asks.test(title),
      };
      return {
        id,
        question: found.question,
        byBank,
        isStatedBy: (text, heading) =>
          byBank.isStatedBy(text) ||
          (shareOf(id, text, heading) >= leastStated && answersKind(text, { language, kind })),
        isAnsweredBy: (text, heading) =>
          ofOneThing.has(id) &&
          shareOf(id, text, heading) >= leastAnswered &&
          answersKind(text, { language, kind }),
        isAskedBy: (title) => byBank.isAskedBy(title) || shareOf(id, title) >= leastStated,
        isAsked: (text) =>
          found.asks.test(text) ||
          (ofVisitors?.id === id && ofVisitors.pattern.test(text)) ||
          shareOf(id, text) >= leastAsked,
        isNamedBy: (word) =>
          own.has(word) || (found.asks.exec(word)?.[0].length ?? 0) >= word.length * leastOfWord,
        isLearned: learned.includes(id),
      };
    });
}

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
  const words = splitWords(foldText(question.replace("{company}", " "))).map(({ word }) => word);
  const set = new Set(words);
  ownWordsOf.set(question, set);
  return set;
}

const unknown = 0.5;

/** Share of the intents that the passage is about, and 0.5 if the question has none. */
export function intentAgreement(
  intents: readonly AskedIntent[],
  { passage, chosen }: { passage: Passage; chosen: readonly number[] },
): number {
  if (intents.length === 0) return unknown;
  const isMet = ({ isStatedBy, isAskedBy }: AskedIntent) =>
    chosen.some((at) => isStatedBy(passage.sentences[at]!, passage.heading)) ||
    isAskedBy(passage.heading ?? passage.title);
  // A model that doesn't recognize a sentence says little about it.
  const telling = intents.filter((intent) => !intent.isLearned || isMet(intent));
  return telling.length === 0 ? unknown : telling.filter(isMet).length / telling.length;
}
