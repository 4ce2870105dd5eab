/**
 * Answers a question with whole sentences from a center, or says that it can't. Pure: the same passages and question
 * give the same answer.
 */
import type { AskIndex } from "./ask-index.ts";
import { type Calibration, globalCalibration } from "./calibrate.ts";
import { confidenceOf } from "./confidence.ts";
import type { Passage, SelectedSentence } from "./passage.ts";
import { type Question, readQuestion } from "./read-question.ts";
import { sayTheSame, type WeighedPassage, weighPassages } from "./weigh-passages.ts";

/** Passages further down are rarely the answer, and each one is another chance to be wrong. */
const maxCandidates = 3;

export interface AskResult<P extends Passage> {
  /** "near" means no answer, but passages that may help. "unknown" means neither. */
  decision: "answer" | "near" | "unknown";
  /** From one passage, verbatim and in their original order. Empty unless the decision is "answer". */
  sentences: SelectedSentence<P>[];
  /** What another passage says about it, if that is as certain and says something else. From one passage, too. */
  also: SelectedSentence<P>[];
  /** The probability that the best passage answers the question, based on the global measurements. */
  confidence: number;
  /**
   * Other passages worth reading, best first. If the decision is "answer", these don't include the answer's own
   * passage, and do include that of `also`.
   */
  near: NearPassage<P>[];
}

interface NearPassage<P extends Passage> {
  passage: P;
  /** Indexes of its sentences that fit best. May be empty. */
  chosen: readonly number[];
  confidence: number;
}

export interface AskOptions {
  calibration?: Calibration;
  nearLimit?: number;
}

export function ask<P extends Passage>(
  index: AskIndex<P>,
  question: Question,
  { calibration = globalCalibration, nearLimit = 3 }: AskOptions = {},
): AskResult<P> {
  const weighed = weighBest(index, question);
  const [best] = weighed;
  const confidence = best?.confidence ?? 0;
  const isAnswer =
    best !== undefined && best.chosen.length > 0 && confidence >= answerFrom(best, calibration);
  const others = isAnswer ? weighed.slice(1) : weighed;
  const { alsoFrom = Number.POSITIVE_INFINITY } = calibration;
  const also = isAnswer
    ? others.find((other) => other.confidence >= alsoFrom && !sayTheSame(best, other))
    : null;
  const near = onePerAddress(others.filter((other) => other.confidence >= calibration.nearFrom));
  return {
    decision: isAnswer ? "answer" : near.length > 0 ? "near" : "unknown",
    sentences: isAnswer ? sentencesOf(best) : [],
    also: also ? sentencesOf(also) : [],
    confidence,
    near: near.slice(0, nearLimit).map(({ passage, chosen, confidence: value }) => ({
      passage,
      chosen,
      confidence: value,
    })),
  };
}

function answerFrom({ evidence }: WeighedPassage<Passage>, calibration: Calibration): number {
  const { answerFrom: byMeaning, answerByWordsFrom: byWords = byMeaning } = calibration;
  return evidence.meaning === null ? byWords : byMeaning;
}

interface RatedPassage<P extends Passage> extends WeighedPassage<P> {
  confidence: number;
}

/** Sorts the first few passages by confidence. The others keep their order. */
export function weighBest<P extends Passage>(index: AskIndex<P>, question: Question): RatedPassage<P>[] {
  const rated = weighPassages(index, readQuestion(question, index)).map((weighed) => ({
    ...weighed,
    confidence: weighed.chosen.length === 0 ? 0 : confidenceOf(weighed.evidence),
  }));
  const first = rated.slice(0, maxCandidates).sort((a, b) => b.confidence - a.confidence);
  return [...first, ...rated.slice(maxCandidates)];
}

function sentencesOf<P extends Passage>({ passage, chosen }: WeighedPassage<P>): SelectedSentence<P>[] {
  return chosen.map((at) => ({ passage, at, text: passage.sentences[at]! }));
}

/** Multiple passages from the same page count as one suggestion. */
function onePerAddress<P extends Passage>(rated: RatedPassage<P>[]): RatedPassage<P>[] {
  const seen = new Set<string>();
  return rated.filter(({ passage: { url } }) => {
    if (seen.has(url)) return false;
    seen.add(url);
    return true;
  });
}
