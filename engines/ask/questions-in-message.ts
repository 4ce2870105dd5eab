import { splitSentences } from "#engines/faq-writer/answer-lines.ts";
import { isQuestion } from "./is-question.ts";

/** In characters. The rest of a longer message isn't read. */
export const maxReadOfMessage = 500;
const maxQuestions = 4;

/**
 * The sentences of a message that may ask something, in the order in which they should be asked: those with a question
 * mark first, then the others, each the latest first, because people explain before they ask.
 */
export function questionsInMessage(message: string): string[] {
  const sentences = message
    .slice(0, maxReadOfMessage)
    .toWellFormed()
    .split(/\n+/)
    .flatMap((line) => splitSentences(line))
    .map((sentence) => sentence.trim())
    .filter(isQuestion)
    .reverse();
  const asks = (sentence: string) => /[?？؟]/u.test(sentence);
  const ordered = [...sentences.filter(asks), ...sentences.filter((sentence) => !asks(sentence))];
  return [...new Set(ordered)].slice(0, maxQuestions);
}
