import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";

const wordsOfQuestion = 3;

/** Shorter texts look for a word, not for an answer. */
export function isQuestion(text: string): boolean {
  return /[?？؟]/u.test(text) || splitWords(foldText(text)).length >= wordsOfQuestion;
}
