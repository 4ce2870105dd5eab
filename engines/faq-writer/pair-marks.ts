import { anyOf } from "#engines/languages/words.ts";

/** The letters and words that announce a question or an answer in running text: "Q:", "Frage 3.", "Cevap:", "答：". */

const questions = anyOf("questions.mark");
const answers = anyOf("questions.answerMark");
/** After the mark a space, or a script that is written without spaces. */
const gap = "(?:\\s+(?=\\S)|(?=\\p{Lo}))";
const stop = "\\s?\\d{0,3}\\s?[.:)．：]";

/** At the beginning of a line, mark and number included. */
export const questionMark = new RegExp(`^(?:${questions})${stop}${gap}`, "iu");
export const answerMark = new RegExp(
  `^(?:\\(faq\\)\\s+|(?:\\*\\*)?(?:${answers})${stop}(?:\\*\\*)?${gap})`,
  "iu",
);

/** What stands before a question in a list: its mark, a number, a bullet. */
export const numbering = new RegExp(
  `^(?:(?:${questions})\\s?\\.?\\s?(?:n[°o]\\s?)?\\d{0,3}\\s?(?:[.:)\\-–．：]+)${gap}|(?:\\d{1,3}\\s?[.):\\-–．]|0\\d|[•\\-–+*#>]+)\\s+(?=\\S)|Q\\s+(?=\\p{Lu}\\p{Ll}))`,
  "iu",
);
