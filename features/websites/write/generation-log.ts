/** What the wizard says about questions that were written. */
import type { GeneratedFaq } from "#engines/faq-writer/types.ts";
import type { ModelError } from "#platform/ai/model-error.ts";

/** Name of the engine that needs no model. */
export const builtInEngine = "built-in";

/** Why a language model that was asked had no part in the writing. */
export type ModelFailure = ModelError["reason"] | "unexpected" | "nothing-held";

const failureWords: Record<ModelFailure, string> = {
  refused: "refused to answer",
  busy: "was too busy",
  unavailable: "could not be reached",
  "too-slow": "did not answer in time",
  unreadable: "gave no answer that could be read",
  unexpected: "gave no answer that could be checked",
  "nothing-held": "added nothing that the pages say",
};

/** "gpt did not answer in time". */
export function modelFailureText(model: string, failure: string): string {
  return `${model} ${failureWords[failure as ModelFailure] ?? failureWords.unexpected}`;
}

export function askingLine({ model, parts }: { model: string; parts: number }): string {
  return `Asking ${model} about the pages' texts${parts > 1 ? `, in ${parts} parts` : ""}`;
}

export interface ModelShare {
  model: string;
  failure: ModelFailure | null;
  parts: number;
  unansweredParts: number;
  accepted: number;
  dropped: number;
}

/** What came of asking, for the owner: who wrote, and what was thrown away. */
export function logOfModel({
  model,
  failure,
  parts,
  unansweredParts,
  accepted,
  dropped,
}: ModelShare): string[] {
  if (failure !== null)
    return [`${modelFailureText(model, failure)}, so the built-in writer wrote everything`];
  return [
    `${questions(accepted)} chosen by ${model}`,
    ...(dropped > 0 ? [`${answers(dropped)} of ${model} left out: repeated, or not what the pages say`] : []),
    ...(unansweredParts > 0
      ? [`${unansweredParts} of ${parts} parts got no answer; the built-in writer read them`]
      : []),
  ];
}

/** One line for each category, most questions first, and how they were found. */
export function logOfWriting(faqs: GeneratedFaq[]): string[] {
  if (faqs.length === 0) return [];
  const categories = [...Map.groupBy(faqs, ({ category }) => category)];
  const ownCount = faqs.filter(({ origin }) => origin === "explicit").length;
  return [
    ...categories
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([category, { length }]) => `${category}: ${questions(length)}`),
    ...(ownCount > 0 ? [`${questions(ownCount)} in the website's own words`] : []),
    `${questions(faqs.length)}, each with the sentence it rests on`,
  ];
}

export function savedLine(count: number): string {
  if (count === 0) return "Nothing could be said for certain. Your own questions come next.";
  return count === 1 ? "Saved 1 draft for you to check" : `Saved ${count} drafts for you to check`;
}

function answers(count: number): string {
  return count === 1 ? "1 answer" : `${count} answers`;
}

function questions(count: number): string {
  return count === 1 ? "1 question" : `${count} questions`;
}
