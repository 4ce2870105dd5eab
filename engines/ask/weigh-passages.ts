/** Measures how well a passage answers a question. */
import { matchConcept, readTextWords, type TextWords } from "#engines/search/match-concept.ts";
import { rankDocuments, rarity } from "#engines/search/rank-documents.ts";
import { topRanked } from "#engines/search/search-documents.ts";
import { stopWords } from "#engines/search/stop-words.ts";
import { hasAnswerType } from "./answer-type.ts";
import type { AskIndex } from "./ask-index.ts";
import { chooseSentences } from "./choose-sentences.ts";
import type { Passage } from "./passage.ts";
import type { Asked } from "./read-question.ts";

/** Passages that are read sentence by sentence. */
const maxPassagesRead = 12;
/**
 * Added to the number of passages when the rarity of a word is computed, so that a center with three passages doesn't
 * take every word for common.
 */
const pseudoPassages = 50;

/** The weight of about two rare words. */
const substanceOfTwo = 2 * rarity(pseudoPassages, 1);

/** Shares from 0 to 1. */
export interface Evidence {
  /** Of the question's meaning, found in the title and the heading. */
  title: number;
  /** Of the title's words, found in the question. */
  titleFit: number;
  /** Of the question's meaning, found in the chosen sentences. */
  sentences: number;
  /** Of the question's meaning, found in the title, the heading or the chosen sentences. */
  all: number;
  /** How well the most telling word of the question is matched. */
  rarest: number;
  /** 1 if the sentences contain what the question asks for, 0 if not, and half if any statement may answer it. */
  type: number;
  /** How much the question says at all: "How long does it take?" says little. */
  substance: number;
  /** 1 for a question of the center, whose answer was written for it. */
  isQuestion: number;
}

export interface WeighedPassage<P extends Passage> {
  passage: P;
  /** Indexes of the sentences that answer best, in their order. */
  chosen: number[];
  evidence: Evidence;
}

/** Returns the passages that fit best, in the order of the ranking. */
export function weighPassages<P extends Passage>(index: AskIndex<P>, asked: Asked): WeighedPassage<P>[] {
  const { search } = index;
  const ranking = rankDocuments(search, asked.read);
  const matching = [...ranking.ranks.keys()].filter((number) => ranking.ranks[number]! > 0);
  const numbers = topRanked(matching, { limit: maxPassagesRead, ranking });
  const count = search.documents.length + pseudoPassages;
  const weights = asked.shares.map((share, at) => share * rarity(count, ranking.matched[at] ?? 0));
  return numbers.map((number) => weigh(search.documents[number]!.passage, asked, weights));
}

function weigh<P extends Passage>(passage: P, asked: Asked, weights: number[]): WeighedPassage<P> {
  const { concepts } = asked.read;
  const total = Math.max(Number.MIN_VALUE, sum(weights));
  const qualities = (text: TextWords) => concepts.map((concept) => matchConcept(concept, text));
  const share = (values: number[]) => sum(values.map((value, at) => value * weights[at]!)) / total;
  const titleWords = readTextWords([passage.title, passage.heading ?? ""].join(" "));
  const inTitle = qualities(titleWords);
  const inSentences = passage.sentences.map((sentence) => qualities(readTextWords(sentence)));
  const chosen = chooseSentences(passage, { type: asked.type, weights, inTitle, inSentences });
  const inChosen = concepts.map((_, at) => Math.max(0, ...chosen.map((number) => inSentences[number]![at]!)));
  const inAll = inTitle.map((value, at) => Math.max(value, inChosen[at]!));
  const rarest = weights.indexOf(Math.max(...weights));
  const text = chosen.map((number) => passage.sentences[number]).join(" ");
  return {
    passage,
    chosen,
    evidence: {
      title: share(inTitle),
      titleFit: titleFit(titleWords, asked),
      sentences: share(inChosen),
      all: share(inAll),
      rarest: inAll[rarest] ?? 0,
      type: asked.type === null ? 0.5 : hasAnswerType(text, asked.type) ? 1 : 0,
      substance: Math.min(1, total / substanceOfTwo),
      isQuestion: passage.kind === "question" ? 1 : 0,
    },
  };
}

function titleFit({ words }: TextWords, { read }: Asked): number {
  const telling = [...words].filter((word) => !stopWords.has(word));
  if (telling.length === 0) return 0;
  const matched = telling.filter((word) => {
    const only = readTextWords(word);
    return read.concepts.some((concept) => matchConcept(concept, only) > 0);
  });
  return matched.length / telling.length;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
