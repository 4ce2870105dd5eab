import { evidenceOf, splitSentences } from "./answer-lines.ts";
import { dedupe } from "./dedupe.ts";
import type { FactContext } from "./fact-context.ts";
import { isGrounded } from "./ground.ts";
import { mineOtherSections } from "./mine-other-sections.ts";
import type { ReadPage } from "./read-page.ts";
import { aboutCompany } from "./topics.ts";
import type { Written } from "./write-drafts.ts";

const minQuestionLength = 5;
const minAnswerLength = 10;

/**
 * Keeps all answers, except that sections in which a company describes itself only fill up to the target, because they
 * are the weakest source.
 */
export function fillToTarget(written: Written[], targetCount: number): Written[] {
  const isSure = ({ origin, topic }: Written): boolean =>
    origin !== "section" || topic === "who" || !aboutCompany.test(topic ?? "");
  let room = targetCount - written.filter(isSure).length;
  return written.filter((faq) => {
    if (isSure(faq)) return true;
    room -= 1;
    return room >= 0;
  });
}

/** The minimum for a useful help center. Sites that say less get fewer. */
const minFaqs = 8;

/** Adds generic questions about the site's sections if there are too few others. */
export function withGenericQuestions(written: Written[], pages: ReadPage[], context: FactContext): Written[] {
  if (written.length >= minFaqs) return written;
  const others = mineOtherSections(pages, context)
    .filter(
      (found) =>
        !written.some((faq) => found.lines.flatMap(splitSentences).some((one) => faq.evidence.includes(one))),
    )
    .map(
      (found): Written => ({
        ...found,
        evidence: evidenceOf(found.lines),
        section: null,
        origin: "section",
        rank: 2,
        subject: null,
        pageUrl: found.page.url,
      }),
    )
    .filter((faq) => isValid(faq) && isGrounded(faq, faq.page.text));
  return [...written, ...dedupe(others).slice(0, minFaqs - written.length)];
}
const placeholder = /lorem ipsum|dolor sit amet|consectetur adipi[sc]/i;

export function isValid(faq: Written): boolean {
  return (
    !placeholder.test(`${faq.question} ${faq.answer}`) &&
    faq.question.trim().length >= minQuestionLength &&
    faq.answer.trim().length >= minAnswerLength &&
    /[?？؟;\u037e]$/.test(faq.question.trim())
  );
}
