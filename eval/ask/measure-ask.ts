/** Scores answers and refusals on questions with their passages. */
import { z } from "zod";
import { ask } from "#engines/ask/ask.ts";
import { buildAskIndex } from "#engines/ask/ask-index.ts";
import { preselectedCalibration } from "#engines/ask/calibrate.ts";
import { detectLanguage } from "#engines/languages/detect/detect-language.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { readLines } from "../read-lines.ts";
import { mean } from "../search/ranking-measures.ts";

const id = z.union([z.string(), z.number()]).transform(String);
const task = z.object({
  question: z.string(),
  /** The question before it in the same conversation. */
  previous: z.string().nullish(),
  passages: z.array(z.object({ id, title: z.string(), sentences: z.array(z.string()) })),
  /** [passage, sentence] of the answer; [] if it is somewhere in the passages; null if there is none. */
  gold: z.array(z.tuple([id, z.number().int()])).nullable(),
});

interface Outcome {
  confidence: number;
  isAnswerable: boolean;
  /** Null if the sentences of the answer aren't known. */
  f1: number | null;
  isVerbatim: boolean;
}

export interface AskScores {
  tasks: number;
  /** Of the sentences chosen for answerable questions, whether they are shown or not. */
  f1: number | null;
  /** The same, of the answers that are shown. */
  f1Shown: number | null;
  /** Share of the unanswerable questions that get no answer. */
  refused: number | null;
  /** Share of the answerable questions that get one. */
  kept: number | null;
  verbatim: number;
  threshold: number;
  curve: { threshold: number; kept: number | null; refused: number | null }[];
}

/** Reads JSON lines. The passages of each question are a center of their own. */
export async function measureAsk(file: string): Promise<AskScores> {
  const outcomes: Outcome[] = [];
  for (const read of await readLines(file, task)) outcomes.push(await answer(read));
  return scoreOutcomes(outcomes);
}

async function answer({ question, previous, passages, gold }: z.infer<typeof task>): Promise<Outcome> {
  const text = passages.flatMap(({ sentences }) => sentences).join(" ");
  const language = (await detectLanguage(text.slice(0, 2_000))) ?? "en";
  const index = await buildAskIndex(
    passages.map((passage) => ({
      ...passage,
      kind: "page" as const,
      heading: null,
      url: passage.id,
      checkedAt: null,
      language,
    })),
  );
  const result = ask(
    index,
    { text: question, previous: previous ?? null },
    { calibration: { ...preselectedCalibration, answerFrom: 0 } },
  );
  const wanted = (gold ?? []).flatMap(
    ([passage, at]) => passages.find((other) => other.id === passage)?.sentences[at] ?? [],
  );
  const chosen = result.sentences.map((sentence) => sentence.text);
  return {
    confidence: result.sentences.length === 0 ? Number.NEGATIVE_INFINITY : result.confidence,
    isAnswerable: gold !== null,
    f1: wanted.length === 0 ? null : tokenF1(chosen.join(" "), wanted.join(" ")),
    isVerbatim: chosen.every((sentence) => passages.some(({ sentences }) => sentences.includes(sentence))),
  };
}

export function scoreOutcomes(outcomes: readonly Outcome[]): AskScores {
  const threshold = preselectedCalibration.answerFrom;
  const isShown = ({ confidence }: Outcome) => confidence >= threshold;
  const f1Of = (some: readonly Outcome[]) => meanOrNull(some.flatMap(({ f1 }) => (f1 === null ? [] : [f1])));
  const steps = Array.from({ length: 21 }, (_, step) => step / 20);
  return {
    tasks: outcomes.length,
    f1: f1Of(outcomes),
    f1Shown: f1Of(outcomes.filter(isShown)),
    ...sharesAt(outcomes, threshold),
    verbatim: mean(outcomes.map(({ isVerbatim }) => (isVerbatim ? 1 : 0))),
    threshold,
    curve: steps.map((step) => ({ threshold: step, ...sharesAt(outcomes, step) })),
  };
}

function sharesAt(outcomes: readonly Outcome[], threshold: number) {
  const shown = (some: readonly Outcome[]) =>
    meanOrNull(some.map(({ confidence }) => (confidence >= threshold ? 1 : 0)));
  const refused = shown(outcomes.filter(({ isAnswerable }) => !isAnswerable));
  return {
    kept: shown(outcomes.filter(({ isAnswerable }) => isAnswerable)),
    refused: refused === null ? null : 1 - refused,
  };
}

function meanOrNull(values: readonly number[]): number | null {
  return values.length === 0 ? null : mean(values);
}

/** As in SQuAD: words count as often as they occur. */
export function tokenF1(one: string, other: string): number {
  const [words, wanted] = [one, other].map((text) => splitWords(foldText(text)).map(({ word }) => word)) as [
    string[],
    string[],
  ];
  const counts = new Map<string, number>();
  for (const word of wanted) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of words) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    shared++;
  }
  return shared === 0 ? 0 : (2 * shared) / (words.length + wanted.length);
}

/** The last line is JSON, so that scripts can compare runs. */
export function reportAsk(scores: AskScores): string {
  const share = (value: number | null) => (value === null ? "–" : value.toFixed(3)).padStart(8);
  const rows = scores.curve.map(
    ({ threshold, kept, refused }) => `${threshold.toFixed(2).padStart(9)}${share(kept)}${share(refused)}`,
  );
  return [
    `${"threshold".padStart(9)}${"kept".padStart(8)}${"refused".padStart(8)}`,
    ...rows,
    JSON.stringify(scores),
  ].join("\n");
}
