import { foldText } from "#engines/search/fold-text.ts";

/** In characters. */
export const maxWording = 200;

/** How a pin stores a query. Question marks don't matter. */
export function wordingOf(query: string): string {
  return foldText(query.slice(0, maxWording).toWellFormed()).replace(/[\s?？؟!.]+$/u, "");
}
