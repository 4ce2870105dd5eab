/**
 * Validates questions and answers from any source. The specification requires at least 5 and 10 characters after
 * trimming.
 */
import { faqLimits } from "#shared/faq-limits.ts";

export interface FaqText {
  question: string;
  answer: string;
}

const { question, answer } = faqLimits;
export const minQuestionLength = question.min;
export const minAnswerLength = answer.min;

/** Counts code points, like the database's constraint: four emoji count as four characters, not eight. */
export function hasCharacters(text: string, min: number): boolean {
  return Array.from(text.trim()).length >= min;
}

/**
 * Returns both texts trimmed and without characters that can't be stored, or the first invalid field with a message.
 */
export function readFaqText(typed: FaqText): FaqText | { field: keyof FaqText; message: string } {
  const read = { question: clean(typed.question).replace(/\s+/g, " "), answer: clean(typed.answer) };
  if (!hasCharacters(read.question, question.min)) return wrong("question", "at least", question.min);
  if (read.question.length > question.max) return wrong("question", "at most", question.max);
  if (!hasCharacters(read.answer, answer.min)) return wrong("answer", "at least", answer.min);
  if (read.answer.length > answer.max) return wrong("answer", "at most", answer.max);
  return read;
}

function wrong(field: keyof FaqText, bound: "at least" | "at most", characters: number) {
  const what = field === "question" ? "A question" : "An answer";
  return { field, message: `${what} needs ${bound} ${characters} characters` };
}

/** Browsers send line breaks as CRLF, and Postgres can't store NUL. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .toWellFormed()
    .trim();
}
