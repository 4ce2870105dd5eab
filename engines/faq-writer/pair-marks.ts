import { anyOf } from "#engines/languages/words.ts";

/** Markers of a question or an answer in running text, such as "Q:", "Frage 3.", "Cevap:" and "答：". */

const questions = anyOf("questions.mark");
const answers = anyOf("questions.answerMark");
/** A space follows a marker, unless the script doesn't use spaces. "LED" may begin a text in such a script. */
const gap = "(?:\\s+(?=\\S)|(?=[A-Za-z0-9-]{0,20}\\p{Lo}))";
const stop = "\\s?\\d{0,3}\\s?[.:)．：]";

/** Matches marker and number at the start of a line. */
export const questionMark = new RegExp(`^(?:${questions})${stop}${gap}`, "iu");
export const answerMark = new RegExp(
  `^(?:\\(faq\\)\\s+|(?:\\*\\*)?(?:${answers})${stop}(?:\\*\\*)?${gap})`,
  "iu",
);

/** "q" of "Q2. Is it free?" Null if the text has none. */
export function markOf(text: string): string | null {
  return (
    questionMark
      .exec(text)?.[0]
      .replace(/[\s\d.:)．：]/g, "")
      .toLowerCase() ?? null
  );
}

/** Matches what may precede a question in a list: a marker, a number or a bullet. */
export const numbering = new RegExp(
  `^(?:(?:${questions})\\s?\\.?\\s?(?:n[°o]\\s?)?\\d{0,3}\\s?(?:[.:)\\-–．：]+)${gap}|(?:\\d{1,3}\\s?[.):\\-–．]|0\\d|[•\\-–+*#>]+)\\s+(?=\\S)|Q\\s+(?=\\p{Lu}\\p{Ll}))`,
  "iu",
);

const asked = new RegExp(`^(?:${questions})\\s?(\\d{1,3})(?!\\d)\\s*`, "iu");
const answered = new RegExp(`^(?:${answers})\\s?(\\d{1,3})(?!\\d)\\s*`, "iu");

/** "Q4 Is it free?" above "A4 Yes" has a number without a stop. Alone, "Q10" may be the coenzyme. */
export function withoutNumbers<T extends { title: string; answer: string; lines: string[] }>(pair: T): T {
  const number = asked.exec(pair.title)?.[1];
  if (number === undefined || answered.exec(pair.answer)?.[1] !== number) return pair;
  const [first = "", ...rest] = pair.lines;
  const start = first.replace(answered, "");
  return {
    ...pair,
    title: pair.title.replace(asked, ""),
    answer: pair.answer.replace(answered, ""),
    lines: start === "" ? rest : [start, ...rest],
  };
}
