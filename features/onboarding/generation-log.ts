/** What the wizard says about questions that were written. */
import type { GeneratedFaq } from "#engines/faq-writer/types.ts";

/** Name of the engine that needs no model. */
export const builtInEngine = "built-in";

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

function questions(count: number): string {
  return count === 1 ? "1 question" : `${count} questions`;
}
