/**
 * Lets a language model choose the sentences. It sees numbered sentences and returns numbers, so an answer stays
 * verbatim whatever the model writes. The caller asks the model.
 */
import { type AskOptions, type AskResult, ask, weighBest } from "./ask.ts";
import type { AskIndex } from "./ask-index.ts";
import { globalCalibration } from "./calibrate.ts";
import type { Passage, SelectedSentence } from "./passage.ts";
import type { Question } from "./read-question.ts";

const maxPassages = 8;
const maxSentences = 60;
const maxChosen = 4;

export interface NumberedSentence<P extends Passage> extends SelectedSentence<P> {
  /** From 1, as the model sees it. */
  number: number;
}

/** The sentences that may answer the question, in the order of their passages. */
export function numberSentences<P extends Passage>(
  index: AskIndex<P>,
  question: Question,
): NumberedSentence<P>[] {
  return weighBest(index, question)
    .slice(0, maxPassages)
    .flatMap(({ passage }) => passage.sentences.map((text, at) => ({ passage, at, text })))
    .slice(0, maxSentences)
    .map((sentence, at) => ({ ...sentence, number: at + 1 }));
}

/**
 * Returns the result for the numbers that the model chose: an answer, or none if it chose none. Numbers that weren't
 * offered are ignored. All sentences of an answer come from the passage of the first number, and there is no second
 * source.
 */
export function answerByNumbers<P extends Passage>(
  index: AskIndex<P>,
  question: Question,
  {
    numbered,
    chosen,
    ...options
  }: { numbered: readonly NumberedSentence<P>[]; chosen: readonly number[] } & AskOptions,
): AskResult<P> {
  const builtIn = ask(index, question, { ...options, calibration: nothingAnswers(options) });
  const found = chosen.flatMap((number) => numbered.find((sentence) => sentence.number === number) ?? []);
  const passage = found[0]?.passage;
  const sentences = found
    .filter((sentence, place) => sentence.passage === passage && found.indexOf(sentence) === place)
    .slice(0, maxChosen)
    .sort((a, b) => a.at - b.at)
    .map(({ number: _, ...sentence }) => sentence);
  if (sentences.length === 0) return builtIn;
  return {
    ...builtIn,
    decision: "answer",
    sentences,
    also: [],
    near: builtIn.near.filter((other) => other.passage.url !== passage?.url),
  };
}

function nothingAnswers({ calibration }: AskOptions) {
  const { nearFrom } = calibration ?? globalCalibration;
  return { answerFrom: Number.POSITIVE_INFINITY, nearFrom };
}
