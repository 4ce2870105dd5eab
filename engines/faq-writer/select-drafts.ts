import { isDraft } from "./refused-texts.ts";
import type { Written } from "./write-drafts.ts";

const minQuestionLength = 5;
const minAnswerLength = 10;

export function isValid(faq: Written): boolean {
  return (
    !isDraft(faq.question) &&
    !isDraft(faq.answer) &&
    faq.question.trim().length >= minQuestionLength &&
    faq.answer.trim().length >= minAnswerLength &&
    /[?？؟;\u037e]$/.test(faq.question.trim())
  );
}
