/** Recognizes what customers often ask, however they word it: a bridge between "credit cards" and "Visa". */
import { customerQuestions, intentsAsked } from "#engines/customer-questions/bank.ts";
import type { IntentId } from "#engines/customer-questions/intents.ts";
import { answersKind, statesAnswer } from "#engines/customer-questions/states-answer.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import type { Passage } from "./passage.ts";
import { visitorsIntents } from "./visitor-wordings.ts";

export interface AskedIntent {
  id: IntentId;
  /** The question as the bank words it. */
  question: string;
  /** True for a sentence that states what the question asks for. */
  isStatedBy: (sentence: string) => boolean;
  /** True for a title that asks the same question. */
  isAskedBy: (title: string) => boolean;
  /** True for a text that asks the same question in these or in visitors' words. */
  isAsked: (text: string) => boolean;
  /** True for a folded word that alone asks the same question, or is part of it as the bank words it. */
  isNamedBy: (word: string) => boolean;
}

/** "May I bring my dog?" is about two: what to bring, and pets. More are chance, and so is a second visitors' wording. */
const maxOfBank = 2;

/** Empty for a question that neither the bank nor the visitors' wordings know in the center's main language. */
export function askedIntents(question: string, languages: readonly string[]): AskedIntent[] {
  const [language] = languages;
  if (language === undefined) return [];
  const bank = customerQuestions(language);
  const ofBank = intentsAsked(question, language).slice(0, maxOfBank);
  const ofVisitors = visitorsIntents(question, language)
    .sort((a, b) => b.length - a.length)
    .find(({ id }) => !ofBank.includes(id) && bank.has(id));
  return [...ofBank, ...(ofVisitors ? [ofVisitors.id] : [])]
    .flatMap((id) => bank.get(id) ?? [])
    .map((found) => {
      const own = ownWords(found.question);
      return {
        id: found.intent.id,
        question: found.question,
        // A price is often alone below the name of what it is for.
        isStatedBy: (text) =>
          statesAnswer({ text, language }, found) ||
          (found.intent.id === "prices" && answersKind(text, { language, kind: "amount" })),
        isAskedBy: (title) => found.asks.test(title),
        isAsked: (text) =>
          found.asks.test(text) || (ofVisitors?.id === found.intent.id && ofVisitors.pattern.test(text)),
        isNamedBy: (word) => own.has(word) || found.asks.test(word),
      };
    });
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

/** Share of the intents that the passage is about, and 0.5 if the question has none. */
export function intentAgreement(
  intents: readonly AskedIntent[],
  { passage, chosen }: { passage: Passage; chosen: readonly number[] },
): number {
  if (intents.length === 0) return 0.5;
  const met = intents.filter(
    ({ isStatedBy, isAskedBy }) =>
      chosen.some((at) => isStatedBy(passage.sentences[at]!)) || isAskedBy(passage.heading ?? passage.title),
  );
  return met.length / intents.length;
}
