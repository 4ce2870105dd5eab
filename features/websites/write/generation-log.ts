/** Lines about the written questions. The wizard shows them. */
import type { EditionWriting } from "#engines/faq-writer/editions/write-editions.ts";
import type { GeneratedFaq } from "#engines/faq-writer/types.ts";
import type { ModelError } from "#platform/ai/model-error.ts";

/** Stands for generation without a model. */
export const builtInEngine = "built-in";

/** Reason why a language model contributed nothing. */
export type ModelFailure = ModelError["reason"] | "unexpected" | "nothing-held";

const failureWords: Record<ModelFailure, string> = {
  refused: "refused to answer",
  busy: "was too busy",
  unavailable: "couldn't be reached",
  "too-slow": "didn't answer in time",
  unreadable: "gave an unreadable answer",
  unexpected: "gave an answer we couldn't check",
  "nothing-held": "added nothing from your pages",
};

/** Formats a reason such as "gpt didn't answer in time". */
export function modelFailureText(model: string, failure: string): string {
  return `${model} ${failureWords[failure as ModelFailure] ?? failureWords.unexpected}`;
}

export function askingLine({ model, parts }: { model: string; parts: number }): string {
  return `Asking ${model} about your pages${parts > 1 ? `, in ${parts} parts` : ""}`;
}

export interface ModelShare {
  model: string;
  failure: ModelFailure | null;
  parts: number;
  unansweredParts: number;
  accepted: number;
  dropped: number;
}

/** Says how many of the model's questions were added and dropped. */
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
    ...(dropped > 0 ? [`${answers(dropped)} of ${model} dropped (duplicates, or not on your pages)`] : []),
    ...(unansweredParts > 0
      ? [`${unansweredParts} of ${parts} parts got no answer, so the built-in writer read them`]
      : []),
  ];
}

/** One line per category, the largest first, and one about how the questions were found. */
export function logOfWriting(faqs: GeneratedFaq[]): string[] {
  if (faqs.length === 0) return [];
  const categories = [...Map.groupBy(faqs, ({ category }) => category)];
  const ownCount = faqs.filter(({ origin }) => origin === "explicit").length;
  return [
    ...categories
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([category, { length }]) => `${category}: ${questions(length)}`),
    ...(ownCount > 0 ? [`${questions(ownCount)} in your website's own words`] : []),
    `${questions(faqs.length)}, each with its source`,
  ];
}

/** One line per additional language, such as "English: 12 questions, 10 of them translations". */
export function logOfEditions(editions: EditionWriting[]): string[] {
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  return editions.map(
    ({ language, faqs, pairs }) =>
      `${names.of(language)}: ${questions(faqs.length)}, ${pairs.length} of them translations`,
  );
}

export function savedLine(count: number): string {
  if (count === 0) return "We found no clear answers on your pages. Add your own questions next.";
  return count === 1 ? "Saved 1 draft for you to review" : `Saved ${count} drafts for you to review`;
}

function answers(count: number): string {
  return count === 1 ? "1 answer" : `${count} answers`;
}

function questions(count: number): string {
  return count === 1 ? "1 question" : `${count} questions`;
}
