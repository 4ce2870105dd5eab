/**
 * Answers a question with whole sentences from a center, or says that it can't. Pure: the same passages and question
 * give the same answer.
 */
import { foldText } from "#engines/search/fold-text.ts";
import type { AskIndex } from "./ask-index.ts";
import { type Calibration, globalCalibration } from "./calibrate.ts";
import { answersSame, confidenceOf } from "./confidence.ts";
import type { Passage, SelectedSentence } from "./passage.ts";
import { type Question, readQuestion } from "./read-question.ts";
import { announced, announces, restOfBrief } from "./select-sentences.ts";
import { sayTheSame, type WeighedPassage, weighPassages } from "./weigh-passages.ts";

/** Passages further down are rarely the answer, and each one is another chance to be wrong. */
const maxCandidates = 3;
/** How much less certain than the answer a second source may be. */
const mostLessCertain = 0.1;

export interface AskResult<P extends Passage> {
  /** "near" means no answer, but passages that may help. "unknown" means neither. */
  decision: "answer" | "near" | "unknown";
  /** From one passage, verbatim and in their original order. Empty unless the decision is "answer". */
  sentences: SelectedSentence<P>[];
  /**
   * What another page says about it, if that is nearly as certain and says something else. From one passage, too. Empty
   * if a language model chose the answer, because nothing then says how certain the others are.
   */
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
  const isAnswer = best !== undefined && saysSomething(best) && confidence >= answerFrom(best, calibration);
  const others = isAnswer ? weighed.slice(1) : weighed;
  const { alsoFrom = Number.POSITIVE_INFINITY } = calibration;
  const enough = Math.max(alsoFrom, confidence - mostLessCertain);
  const also = isAnswer
    ? others
        .slice(0, maxCandidates - 1)
        .find(
          (other) =>
            other.confidence >= enough && other.passage.kind !== "contact" && isAnotherSource(best, other),
        )
    : null;
  const near = severalPlaces(
    others
      .filter((other) => other.confidence >= calibration.nearFrom)
      .sort((a, b) => b.confidence - a.confidence),
  );
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

/** False for a heading without a text of its own, such as a slogan, and for a beginning whose rest is elsewhere. */
function saysSomething({ passage: { heading, sentences }, chosen }: WeighedPassage<Passage>): boolean {
  const said = chosen.map((at) => sentences[at]!);
  const isLead = said.length === 1 && announces(said[0]!) && chosen[0] === sentences.length - 1;
  const isHeading = sentences.length === 1 && said[0] === heading && !/\d/.test(heading);
  return said.length > 0 && !isLead && !isHeading;
}

/** False for another section of the same page, and for a page that says the same with other capitals or punctuation. */
function isAnotherSource(best: WeighedPassage<Passage>, other: WeighedPassage<Passage>): boolean {
  return pageOf(best.passage) !== pageOf(other.passage) && !sayTheSame(best, other, foldSentence);
}

function pageOf({ url }: Passage): string {
  return url.split("#", 1)[0]!;
}

function foldSentence(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
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
  const isSame = ({ chosen, evidence }: WeighedPassage<P>) => chosen.length > 0 && answersSame(evidence);
  const same = rated.filter(isSame);
  const others = rated.filter((one) => !isSame(one));
  const first = others.slice(0, maxCandidates).sort((a, b) => b.confidence - a.confidence);
  // What the owner wrote about it may say more than the contact page: several branches, or holidays.
  const isFact = ({ passage }: WeighedPassage<P>) => Number(passage.kind === "contact");
  same.sort((a, b) => isFact(a) - isFact(b) || b.confidence - a.confidence);
  return [...same, ...first, ...others.slice(maxCandidates)];
}

function sentencesOf<P extends Passage>({ passage, chosen }: WeighedPassage<P>): SelectedSentence<P>[] {
  const more = [...announced(passage, chosen), ...restOfBrief(passage, chosen)];
  const all = [...new Set([...chosen, ...more])].sort((a, b) => a - b);
  return all.map((at) => ({ passage, at, text: passage.sentences[at]! }));
}

/** A page of many sections may have the right one behind another. More would crowd out other pages. */
const maxOfPage = 2;

/** Sections of pages, each once, and each text once: a question is often written from a section that says the same. */
function severalPlaces<P extends Passage>(rated: RatedPassage<P>[]): RatedPassage<P>[] {
  const kept: RatedPassage<P>[] = [];
  for (const one of rated) {
    const same = kept.findIndex((other) => isSaidBy(one, other) || isSaidBy(other, one));
    const isOfPage = (other: RatedPassage<P>) => pageOf(other.passage) === pageOf(one.passage);
    // What the owner wrote is shown instead of the page that it was written from.
    if (same >= 0) {
      if (kept[same]!.passage.kind === "page" && one.passage.kind !== "page") kept[same] = one;
    } else if (kept.filter(isOfPage).length < maxOfPage) kept.push(one);
  }
  return kept;
}

/** True if the other passage has each of the sentences that were chosen from this one. */
function isSaidBy({ passage, chosen }: WeighedPassage<Passage>, other: WeighedPassage<Passage>): boolean {
  const said = new Set(other.passage.sentences.map(foldSentence));
  return chosen.length > 0 && chosen.every((at) => said.has(foldSentence(passage.sentences[at]!)));
}
