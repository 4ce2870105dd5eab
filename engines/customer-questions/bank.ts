/**
 * The bank of customer questions: which intents apply to a trade, how customers word them in a language, and which
 * intents a question or a sentence is about. An intent that a language has no words for is never asked.
 */
import type { TopicWords } from "#engines/languages/language-pack.ts";
import { packOf } from "#engines/languages/packs.ts";
import type { TradeId } from "#shared/enumerations.ts";
import { type Intent, type IntentId, intents } from "./intents.ts";
import type { IntentWords, LanguageWords } from "./language-words.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { it } from "./words/it.ts";
import { ja } from "./words/ja.ts";
import { nl } from "./words/nl.ts";
import { pl } from "./words/pl.ts";
import { pt } from "./words/pt.ts";
import { ru } from "./words/ru.ts";
import { tr } from "./words/tr.ts";

export const languageWords: Record<string, LanguageWords> = { en, de, fr, es, it, nl, pt, pl, tr, ru, ja };

/** An intent in one language. */
export interface CustomerQuestion {
  intent: Intent;
  question: string;
  /** Matches any wording of the question. */
  asks: RegExp;
  /** Matches a sentence that may answer it; whether it does depends on the kind of answer, too. */
  says: RegExp | null;
}

/** German and Dutch compounds may contain a word anywhere, and Japanese has no spaces. */
const joinsWords = new Set(["de", "nl", "ja"]);

const cache = new Map<string, ReadonlyMap<IntentId, CustomerQuestion>>();

/** All questions in a language. Empty if there are no words for the language. */
export function customerQuestions(language: string): ReadonlyMap<IntentId, CustomerQuestion> {
  const known = cache.get(language);
  if (known) return known;
  const words = languageWords[language];
  const made = new Map<IntentId, CustomerQuestion>();
  for (const intent of words ? intents : []) {
    const question = inLanguage(intent, words!, language);
    if (question) made.set(intent.id, question);
  }
  cache.set(language, made);
  return made;
}

/** The questions that customers of a trade ask, in one language. */
export function questionsOf(trade: TradeId | null, language: string): CustomerQuestion[] {
  return questionsOfAny(trade === null ? [] : [trade], language);
}

/**
 * The questions for several trades that a company may belong to. If there are none, the questions that customers of
 * most trades ask.
 */
export function questionsOfAny(trades: readonly TradeId[], language: string): CustomerQuestion[] {
  return [...customerQuestions(language).values()].filter(({ intent }) =>
    trades.length === 0 ? isCommon(intent) : intent.trades.some((trade) => trades.includes(trade)),
  );
}

/** The most obvious of these questions, which a help center should answer. */
export function coreQuestionsOf(trade: TradeId | null, language: string): CustomerQuestion[] {
  return questionsOf(trade, language).filter(({ intent }) =>
    trade === null ? intent.core.length >= minCommon : intent.core.includes(trade),
  );
}

/** The intents that a question is about, the most specific first. */
export function intentsAsked(question: string, language: string): IntentId[] {
  return [...customerQuestions(language).values()]
    .flatMap(({ intent, asks }) => {
      const found = asks.exec(question);
      return found ? [{ id: intent.id, length: found[0].length }] : [];
    })
    .sort((a, b) => b.length - a.length)
    .map(({ id }) => id);
}

/** A question counts as common if it applies to at least this many trades. */
const minCommon = 7;

function isCommon({ trades }: Intent): boolean {
  return trades.length >= minCommon;
}

function inLanguage(
  intent: Intent,
  { intents: allWords, endings }: LanguageWords,
  language: string,
): CustomerQuestion | null {
  const words: IntentWords | undefined = allWords[intent.id];
  if (!words) return null;
  const isAnywhere = joinsWords.has(language);
  // A pattern may end in anything, such as a period or a number. Only a word has to end where the pattern does. Ranges
  // compile in a third of the time that all letters of Unicode take, so languages with other letters must not have
  // endings.
  const start = endings ? `(?<![${letters}\\d])` : String.raw`(?<![\p{L}\p{N}])`;
  const edge = endings ? `(?:(?<![${letters}])|(?:${endings.source})?(?![${letters}]))` : "";
  const bounded = ({ source }: RegExp) =>
    new RegExp(
      isAnywhere ? `(?:${source})` : `${start}(?:${endings ? anyLetter(source) : source})${edge}`,
      isCased.test(source) ? "u" : "iu",
    );
  if (!(words instanceof RegExp)) {
    const [question, asks, says = asks] = words;
    const isStated = intent.kind !== "any" || words.length === 3;
    return {
      intent,
      question,
      asks: withOwn(bounded(asks), question),
      says: isStated ? bounded(says) : null,
    };
  }
  const topic: TopicWords | null = intent.topic && (packOf(language)?.topics[intent.topic] ?? null);
  if (!topic?.question || topic.question.includes("{")) return null;
  return {
    intent,
    question: topic.question,
    asks: withOwn(
      new RegExp([topic.asked?.source, bounded(words).source].filter(Boolean).join("|"), "iu"),
      topic.question,
    ),
    says: bounded(words),
  };
}

/** Of western Europe. */
const letters = "A-Za-zÀ-ÖØ-öø-ɏ";

/** `\w` has no letters with accents, but `accept\w*` has to match the whole word "acceptés". */
function anyLetter(source: string): string {
  const set = String.raw`${letters}\d_`;
  return source.replace(/\[[^\]]*\]|\\./g, (part) =>
    part.startsWith("[") ? part.replaceAll(String.raw`\w`, set) : part === String.raw`\w` ? `[${set}]` : part,
  );
}

/** Names are recognized by their capitals. */
const isCased = /\[A-Z|\\p\{Lu\}/;

/** Makes sure that a question in the bank's own wording is always recognized. */
function withOwn(asks: RegExp, question: string): RegExp {
  const own = question.split("{company}").map(RegExp.escape).join(".+");
  return new RegExp(`${asks.source}|^${own}$`, "iu");
}

/** Null if the question needs the company's name, which is missing. */
export function wordQuestion({ question }: CustomerQuestion, companyName: string | null): string | null {
  if (!question.includes("{company}")) return question;
  return companyName ? question.replaceAll("{company}", () => companyName) : null;
}
