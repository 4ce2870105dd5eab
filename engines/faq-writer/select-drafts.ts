import { likelyLanguageOf } from "#engines/languages/detect/text-language.ts";
import { splitIntoWords } from "#engines/languages/reading-length.ts";
import { isDraft } from "./refused-texts.ts";
import type { Written } from "./write-drafts.ts";

const minQuestionLength = 5;
/** "Food" is one, and "Spa". */
const minTitleLength = 3;
const minAnswerLength = 10;
/** Fewer don't tell their language. */
const minWords = 5;

export function isValid(faq: Written, language: string): boolean {
  return (
    !(faq.isMade && mixesLanguages(faq.answer, language)) &&
    !(faq.isMade && asksSpeaker.test(faq.question)) &&
    !isDraft(faq.question) &&
    !isDraft(faq.answer) &&
    faq.question.trim().length >= (faq.isTitle === true ? minTitleLength : minQuestionLength) &&
    faq.answer.trim().length >= minAnswerLength &&
    (faq.isTitle === true || faq.isMarked === true || /[?？؟;\u037e]$/.test(faq.question.trim()))
  );
}

/** "Where can I find me?" was made from a heading in which someone speaks of themselves. */
const asksSpeaker = /\bI (?:\w+ ){1,2}me\b/;

/** Names, amounts and addresses of mailboxes are in no language that a detector would recognize. */
const inNoLanguage = /^- .*\d.*$|^- \*\*.*:\*\*\n {2}.*\d.*$|\S+@\S+/gmu;

/** True for an answer that is partly in another language, as on pages that show each sentence in two languages. */
function mixesLanguages(answer: string, language: string): boolean {
  const text = answer.replace(inNoLanguage, "");
  // "Cash, PayPal, check" could be in many.
  if (splitIntoWords(text).length < minWords) return false;
  const middle = text.indexOf(" ", Math.floor(text.length / 2));
  return [text.slice(0, middle), text.slice(middle)].some((half) => {
    const found = likelyLanguageOf(half);
    return found !== null && found !== language;
  });
}
