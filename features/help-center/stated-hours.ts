/** The opening hours that a published answer states, word for word, for the contact page of a company that entered none. */
import { intentsAsked } from "#engines/customer-questions/bank.ts";
import { hasDay, hasRange, hasTime, isDayAndClosed } from "#engines/hours/recognize-hours.ts";
import type { PublicFaq } from "#features/faqs/present.ts";
import { markdownToLines } from "#shared/markdown.ts";
import { primaryLanguage } from "#shared/primary-language.ts";

export interface StatedHours {
  lines: string[];
  /** Language of a text that isn't in the page's. */
  lang: string | undefined;
}

/** Reading the answers of a larger help center takes too long for a page. */
export const maxQuestions = 200;
const maxLines = 14;
/** In characters. */
const maxLine = 120;

/**
 * Null unless exactly one answer has nothing but lines with days and times: several are the hours of several places, and
 * a sentence may be about a part or a season. Others may say the same with more.
 */
export function statedHours(
  faqs: readonly Pick<PublicFaq, "question" | "answerMarkdown" | "lang">[],
  language: string,
): StatedHours | null {
  if (faqs.length > maxQuestions) return null;
  const found = faqs.flatMap(({ question, answerMarkdown, lang }) => {
    const [asked] = intentsAsked(question, primaryLanguage(lang ?? language));
    return asked === "hours" ? [{ lines: [...new Set(markdownToLines(answerMarkdown))], lang }] : [];
  });
  const [only, ...several] = found.filter(({ lines }) => areHours(lines));
  if (!only || several.length > 0) return null;
  const saysSame = ({ lines }: StatedHours) => only.lines.every((line) => lines.includes(line));
  return found.every(saysSame) ? only : null;
}

function areHours(lines: readonly string[]): boolean {
  return (
    lines.length > 0 &&
    lines.length <= maxLines &&
    lines.some((line) => hasDay.test(line)) &&
    lines.every((line) => line.length <= maxLine && isHours(line))
  );
}

/** "OPEN 17:00–23:30" is of all days, but the one on which the company is closed. */
function isHours(line: string): boolean {
  return hasDay.test(line) ? hasTime.test(line) || isDayAndClosed.test(line) : hasRange.test(line);
}
