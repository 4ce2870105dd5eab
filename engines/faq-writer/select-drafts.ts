import { likelyLanguageOf } from "#engines/languages/detect/text-language.ts";
import { isDraft } from "./refused-texts.ts";
import type { Written } from "./write-drafts.ts";

const minQuestionLength = 5;
const minAnswerLength = 10;

export function isValid(faq: Written, language: string): boolean {
  return (
    !(faq.isMade && mixesLanguages(faq.answer, language)) &&
    !isDraft(faq.question) &&
    !isDraft(faq.answer) &&
    faq.question.trim().length >= minQuestionLength &&
    faq.answer.trim().length >= minAnswerLength &&
    /[?？؟;\u037e]$/.test(faq.question.trim())
  );
}

/** True for an answer that is partly in another language, as on pages that show each sentence in two languages. */
function mixesLanguages(answer: string, language: string): boolean {
  const middle = answer.indexOf(" ", Math.floor(answer.length / 2));
  return [answer.slice(0, middle), answer.slice(middle)].some((half) => {
    const found = likelyLanguageOf(half);
    return found !== null && found !== language;
  });
}
