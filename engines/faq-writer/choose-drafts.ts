import { evidenceOf, splitSentences } from "./answer-lines.ts";
import { dedupe } from "./dedupe.ts";
import type { FactContext } from "./fact-context.ts";
import { isGrounded } from "./ground.ts";
import { mineOtherSections } from "./mine-other-sections.ts";
import type { ReadPage } from "./read-page.ts";
import { aboutCompany } from "./topics.ts";
import type { Written } from "./write-drafts.ts";

const leastQuestion = 5;
const leastAnswer = 10;

/** What a company says of itself is the weakest source: it fills up to the target, everything else stays. */
export function fillUp(written: Written[], targetCount: number): Written[] {
  const isSure = ({ origin, topic }: Written): boolean =>
    origin !== "section" || topic === "who" || !aboutCompany.test(topic ?? "");
  let room = targetCount - written.filter(isSure).length;
  return written.filter((faq) => {
    if (isSure(faq)) return true;
    room -= 1;
    return room >= 0;
  });
}

/** What a help center needs at least to be of use; fewer are written only where a site says less. */
const fewest = 8;

/** Where hardly any question is answered, plain ones about what the site's sections say. */
export function withOthers(written: Written[], pages: ReadPage[], context: FactContext): Written[] {
  if (written.length >= fewest) return written;
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
  return [...written, ...dedupe(others).slice(0, fewest - written.length)];
}
/** Text that a template came with. */
const placeholder = /lorem ipsum|dolor sit amet|consectetur adipi[sc]/i;

export function isValid(faq: Written): boolean {
  return (
    !placeholder.test(`${faq.question} ${faq.answer}`) &&
    faq.question.trim().length >= leastQuestion &&
    faq.answer.trim().length >= leastAnswer &&
    /[?？؟;\u037e]$/.test(faq.question.trim())
  );
}
