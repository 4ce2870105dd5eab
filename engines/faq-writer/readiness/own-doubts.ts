/** What speaks against publishing the site's own pair without the owner's look. */
import { answerTypeOf, hasAnswerType } from "#engines/ask/answer-type.ts";
import { isPlatformHost } from "#engines/brand/platform-host.ts";
import { speaksOfPeople } from "#engines/customer-questions/states-answer.ts";
import { wholeWords } from "#engines/languages/words.ts";
import { pointsAtPage } from "../dedupe.ts";
import { foldLoosely } from "../ground.ts";
import { askedOn } from "../merge-same-answers.ts";
import { pointsAtPage as answerPointsAtPage } from "../refused-texts.ts";
import type { Written } from "../write-drafts.ts";
import type { Doubt } from "./doubts.ts";
import { hasSampleNumber } from "./sample-number.ts";
import type { Site } from "./site.ts";

export function ownDoubtsOf(faq: Written, site: Site, lone: ReadonlySet<Written>): Doubt[] {
  return [
    ...(asksReaders(faq, site) || tellsNoOne(faq, site) || lone.has(faq) ? (["story"] as const) : []),
    ...(announcesMore(faq) || faq.isTeaser === true ? (["incomplete"] as const) : []),
    ...(namesPreview(faq) || hasSampleNumber(faq.answer) ? (["placeholder"] as const) : []),
    ...(pointsAround(faq) || pointsElsewhere(faq, site) ? (["context"] as const) : []),
  ];
}

/** On one page. Fewer texts that begin with a question aren't its list of questions. */
const minListed = 4;

/**
 * Questions that head a part of a page about something else: "Why does it matter?" Of 37 on websites that no rule was written for,
 * readers found 15 right (docs/evaluation.md). "How much does it cost?" above a price is clear anywhere.
 */
export function loneHeadings(faqs: readonly Written[], site: Site): Set<Written> {
  const headings = faqs.filter(
    ({ page, place }) => place !== undefined && place !== "structure" && !page.outline.isFaqPage,
  );
  const pages = Map.groupBy(headings, askedOn);
  return new Set(
    headings.filter((faq) => pages.get(askedOn(faq))!.length < minListed && !saysPrice(faq, site)),
  );
}

function saysPrice({ question, answer }: Written, { language }: Site): boolean {
  return answerTypeOf(question, [language]) === "price" && hasAnswerType(answer, "price");
}

/** "The answer starts at 21:58 in this video", in a few words. */
function pointsElsewhere({ answer, evidence }: Written, { language }: Site): boolean {
  const first = evidence.find((sentence) => !/[?？؟]$/u.test(sentence)) ?? "";
  return (
    answer.length <= maxPointing &&
    !/\]\(/.test(answer) &&
    !yesOrNo.test(answer) &&
    answerPointsAtPage(first, language)
  );
}

/** In characters. A longer answer says more than that. */
const maxPointing = 200;

/**
 * "Is the area reserved?" above "A separate area is quieter" is something to ask others. What a company answers outside of
 * its list of questions speaks of it or of its customers, or says yes or no.
 */
function tellsNoOne(
  { question, answer, evidence, place }: Written,
  { companyName, language }: Site,
): boolean {
  const name = foldLoosely(companyName ?? "");
  const type = answerTypeOf(question, [language]);
  return (
    place !== undefined &&
    place !== "structure" &&
    !/\d|^- /m.test(answer) &&
    !yesOrNo.test(answer) &&
    !(type !== null && hasAnswerType(answer, type)) &&
    !evidence.some(
      (sentence) =>
        speaksOfPeople(sentence, language) || (name !== "" && foldLoosely(sentence).includes(name)),
    )
  );
}

const yesOrNo = new RegExp(`^${wholeWords("answers.yesNo")}`, "iu");

/** A heading such as "What insurance do you carry?" in an article may be what its readers should ask any company. */
function asksReaders({ page, place }: Written, { stories }: Site): boolean {
  return stories.has(page) && place !== undefined && place !== "structure";
}

/** "Write to anna@acme-staging.vercel.app" was replaced together with the address of the website. */
function namesPreview({ answer }: Written): boolean {
  return [...answer.matchAll(mailHost)].some(([, host = ""]) => isPlatformHost(host.toLowerCase()));
}

const mailHost = /@([a-z0-9.-]+\.[a-z]+)/gi;

/** "There are several ways:" without them. */
function announcesMore({ answer }: Written): boolean {
  return /[:：]\s*$/.test(answer);
}

/** "What comes after this level?" is clear on its page alone, and the page has no name to put before it. */
function pointsAround({ question, subject }: Written): boolean {
  return subject === null && pointsAtPage(question) && !/^[^:?]{2,40} ?:/.test(question);
}
