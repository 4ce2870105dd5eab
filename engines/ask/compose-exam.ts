/** Composes the questions that a center is tested with: some that it answers, and some that it can't know. */
import { customerQuestions, questionsOf } from "#engines/customer-questions/bank.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { stopWords } from "#engines/search/stop-words.ts";
import type { TradeId } from "#shared/enumerations.ts";
import { askedIntent } from "./asked-intent.ts";
import { answersQuestion, type Passage } from "./passage.ts";

export interface ExamQuestion {
  text: string;
  origin: "paraphrase" | "heading" | "search" | "other-trade";
  /** Ids of the passages that answer it; null if none does. */
  answeredBy: readonly string[] | null;
}

export interface ExamInput {
  passages: readonly Passage[];
  /** Primary language tag of the center. */
  language: string;
  trade: TradeId | null;
  /** Searches that ended in a click or a vote, with the passage that the visitor opened. */
  searches?: readonly { query: string; passageId: string }[];
}

/** The maximum for each origin. More questions add little information and take longer. */
const maxOfOrigin = 120;
/** In words. Shorter headings are too vague to be questions. */
const leastHeading = 2;
/** In characters. Only words of at least this length get a typo, because people notice a mistake in a short one. */
const leastMistyped = 6;

export function composeExam({ passages, language, trade, searches = [] }: ExamInput): ExamQuestion[] {
  const questions = passages.filter(({ kind }) => kind === "question");
  return [
    ...spread(questions.flatMap((passage) => paraphrasesOf(passage, language))),
    ...spread(headingsOf(passages)),
    ...spread(
      searches.map(({ query, passageId }) => ({ text: query, origin: "search", answeredBy: [passageId] })),
    ),
    ...spread(questionsOfOtherTrades({ passages, language, trade })),
  ];
}

/** The question as people in a hurry type it, with a typo, and in the words that others use for it. */
function paraphrasesOf(passage: Passage, language: string): ExamQuestion[] {
  const { id, title } = passage;
  const words = splitWords(foldText(title)).map(({ word }) => word);
  const keywords = words.filter((word) => !stopWords.has(word));
  const texts = [
    ...(keywords.length >= leastHeading ? [keywords.join(" ")] : []),
    ...mistyped(words),
    ...otherWordings(passage, language),
  ];
  const same = foldText(title);
  return [...new Set(texts)]
    .filter((text) => foldText(text) !== same)
    .map((text) => ({ text, origin: "paraphrase", answeredBy: [id] }));
}

/** Swaps two letters in the middle of the longest word. */
function mistyped(words: string[]): string[] {
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a), "");
  if (longest.length < leastMistyped) return [];
  const at = longest.length >> 1;
  const wrong = longest.slice(0, at - 1) + longest[at] + longest[at - 1] + longest.slice(at + 1);
  return wrong === longest ? [] : [words.map((word) => (word === longest ? wrong : word)).join(" ")];
}

/** How the bank of customer questions words the same question, if the answer states what it asks for. */
function otherWordings({ title, sentences }: Passage, language: string): string[] {
  const asked = askedIntent(title, [language]);
  return asked && sentences.some((sentence) => asked.isStatedBy(sentence)) ? [asked.question] : [];
}

/** The site's own headings are what its visitors look for. */
function headingsOf(passages: readonly Passage[]): ExamQuestion[] {
  const byHeading = Map.groupBy(
    passages.filter((passage) => passage.heading !== null && !answersQuestion(passage)),
    ({ heading }) => foldText(heading ?? ""),
  );
  return [...byHeading.values()].flatMap((having) => {
    const text = having[0]?.heading ?? "";
    const telling = splitWords(foldText(text)).filter(({ word }) => !stopWords.has(word));
    if (telling.length < leastHeading) return [];
    return [{ text, origin: "heading", answeredBy: having.map(({ id }) => id) }];
  });
}

/** Omits questions that a passage of this center is about, whatever its trade. */
function questionsOfOtherTrades({ passages, language, trade }: ExamInput): ExamQuestion[] {
  const own = new Set(questionsOf(trade, language).map(({ intent }) => intent.id));
  return [...customerQuestions(language).values()].flatMap(({ intent, question }) => {
    if (own.has(intent.id)) return [];
    const asked = askedIntent(question, [language]);
    const isKnown = passages.some(
      ({ title, heading, sentences }) =>
        asked?.isAskedBy(heading ?? title) || sentences.some((sentence) => asked?.isStatedBy(sentence)),
    );
    return isKnown ? [] : [{ text: question, origin: "other-trade", answeredBy: null }];
  });
}

/** Returns at most `maxOfOrigin` questions, spread evenly, so that an exam is the same each time. */
function spread(questions: readonly ExamQuestion[]): ExamQuestion[] {
  const step = Math.max(1, questions.length / maxOfOrigin);
  return questions
    .filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step))
    .slice(0, maxOfOrigin);
}
