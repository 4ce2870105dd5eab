import { customerQuestions, intentsAsked } from "#engines/customer-questions/bank.ts";
import type { IntentId } from "#engines/customer-questions/intents.ts";
import type { RecognizedTrade } from "#engines/customer-questions/recognize-trade.ts";
import type { CategoryId } from "#engines/languages/language-pack.ts";
import { splitIntoWords } from "#engines/languages/reading-length.ts";
import { anyOf } from "#engines/languages/words.ts";
import { evidenceOf, splitSentences } from "./answer-lines.ts";
import { disputedNames, undisputed } from "./contradictions/leave-out.ts";
import type { Draft } from "./dedupe.ts";
import type { QuestionPlace } from "./detect-question.ts";
import { factQuestions, offerPaths } from "./fact-phrases.ts";
import { mineHeaded } from "./headed/mine-headed.ts";
import { headingToQuestion } from "./heading-to-question.ts";
import { fullAnswers } from "./linked/full-answers.ts";
import { mineExplicitPairs } from "./mine-explicit-pairs.ts";
import { mineFacts } from "./mine-facts.ts";
import { howTo, mineSections } from "./mine-sections.ts";
import type { MinedPair } from "./mine-structural-pairs.ts";
import { nameParts } from "./name-parts.ts";
import { legalPage, privacyPage } from "./page-kinds.ts";
import { subjectOf } from "./page-subject.ts";
import { isDoubtfulPortrait, isPortrait, missesPerson } from "./portrait.ts";
import type { ReadPage } from "./read-page.ts";
import { isNotice, isUnderNotice } from "./readiness/line-heading.ts";
import { portraitKind } from "./readiness/portrait-evidence.ts";
import { asksToClick, isDated, pointsAtPage } from "./refused-texts.ts";
import { saysTopic } from "./says-topic.ts";
import { caseOf, inSentenceCase } from "./sentence-case.ts";
import type { Sisters } from "./titled/sister-titles.ts";
import { aboutCompany, phrase, topics } from "./topics.ts";
import type { Contradiction, FaqOrigin, FaqWriterInput } from "./types.ts";

/** Trades whose customers ask about privacy and law. */
const mayAskOfNotices = /\b(?:software|law)\b/;

export interface Written extends Draft {
  origin: FaqOrigin;
  section: string | null;
  page: ReadPage;
  evidence: string[];
  confidence: number;
  topic: string | null;
  isPriced?: boolean;
  intent?: IntentId;
  category?: CategoryId;
  /** The heading above the answer, for answers that were found by their words. */
  heading?: string;
  isMention?: boolean;
  /** True for a page's title with its text, which is no question. */
  isTitle?: boolean;
  /** What a text below a title is one of several of. */
  sisters?: Sisters;
  /** True for a question that only its mark in a list of questions shows to be one: "Q. There is no sound". */
  isMarked?: boolean;
  /** Where the site asks its own question. */
  place?: QuestionPlace;
  /** True if the answer only leads to a page that wasn't read. */
  isTeaser?: boolean;
  /** The page that asks, if another one answers. */
  askedAt?: string;
}

export interface WritingContext extends FaqWriterInput {
  language: string;
  calledName: string | null;
  trade: RecognizedTrade;
  contradictions: Contradiction[];
}

/**
 * Returns all drafts from the pages, including duplicates: explicit pairs, sections and facts.
 */
export function writeDrafts(pages: ReadPage[], context: WritingContext): Written[] {
  const explicit: Written[] = [];
  const written: Written[] = [];
  const casing = { ...context, caseOf: caseOf(pages, context.language) };
  const fullAnswerOf = fullAnswers(pages);
  for (const page of pages) {
    const subject = subjectOf(page, context.companyName);
    const isLegal = legalPage.test(URL.parse(page.url)?.pathname ?? "");
    const isLead = (pair: MinedPair) => fullAnswerOf(pair, page) !== null;
    for (const pair of mineExplicitPairs(page, { isLead })) {
      // "Which kinds of cookies are there?" below a privacy policy at the end of a page is its generator's. A page of
      // questions may have a part about privacy, and a law firm one about legal fees.
      if (
        !page.outline.isFaqPage &&
        isUnderNotice(page, pair.title) &&
        !isNotice(page.outline.mainHeading ?? "") &&
        !mayAskOfNotices.test(context.trade.candidates.join(" "))
      )
        continue;
      // Boilerplate questions such as "What are cookies?" and "Who is responsible?" need their context.
      if (
        isLegal &&
        pair.place !== "structure" &&
        (splitIntoWords(pair.title).length <= 3 ||
          /cookie/i.test(pair.title) ||
          // "How do we collect your data?" comes from a generator of privacy policies.
          (privacyPage.test(URL.parse(page.url)?.pathname ?? "") &&
            !context.trade.candidates.includes("software")))
      )
        continue;
      const made = pair.isQuestion ? null : headingToQuestion(pair.title, { ...context, isHelpPage: true });
      const full = fullAnswerOf(pair, page);
      const isTeaser = full === null && pair.isTeaser === true;
      if (isTeaser && !pair.isQuestion) continue;
      const told = full ?? { page, answer: pair.answer, lines: pair.lines };
      // A title that isn't a question needs sentences below it, not just buttons.
      const text = told.lines.join(" ");
      if (
        !pair.isQuestion &&
        (!made || !/.{40,}[.!]|.{20,}。/.test(text) || made.mentions?.test(text) === false)
      )
        continue;
      (pair.isQuestion ? explicit : written).push({
        question: made?.question ?? inSentenceCase(pair.title, casing),
        answer: told.answer,
        evidence: evidenceOf(told.lines),
        section: pair.section,
        topic: made?.topic ?? null,
        origin: pair.isQuestion ? "explicit" : "section",
        confidence: pair.isQuestion ? { structure: 0.95, repeated: 0.85, heading: 0.7 }[pair.place] : 0.7,
        rank: pair.isQuestion ? (pair.place === "structure" ? 10 : 8) : 6,
        subject,
        isMade: !pair.isQuestion,
        needsSubject: made?.needsSubject ?? false,
        pageUrl: told.page.url,
        page: told.page,
        ...(isTeaser ? { isTeaser } : {}),
        ...(told.page === page ? {} : { askedAt: page.url }),
        ...(pair.isQuestion ? { place: pair.place } : {}),
        ...(pair.isMarked ? { isMarked: true } : {}),
      });
    }
    for (const found of mineSections(page, context)) {
      // A plumber is never asked how long they keep data.
      if (found.topic?.startsWith("data") && !context.trade.candidates.includes("software")) continue;
      if (isLegal && (!legalTopics.test(found.topic ?? "") || legalese.test(found.answer))) continue;
      if (found.topic === "who" && !isPortrait(found, context.language)) continue;
      // "What is included?" is meaningless on a page without a topic.
      if (subject === null && /^(?:included|requirements)$/.test(found.topic ?? "")) continue;
      // A page that sells overnight stays as one of its services doesn't describe accommodation nearby.
      if (found.topic === "accommodation" && isOfferPage(page)) continue;
      const isHome = page.segments.length === 0 || /^(?:index|home|default)\b/i.test(page.segments[0] ?? "");
      if (subject === null && found.topic === null && found.needsSubject && !isHome) continue;
      written.push({
        ...found,
        question: portraitQuestion(found, context) ?? found.question,
        evidence: evidenceOf(found.lines),
        section: isHome ? null : page.outline.mainHeading,
        origin: "section",
        // A section that begins by sending its readers elsewhere hardly answers anything.
        confidence:
          pointsElsewhere(found, context.language) ||
          (found.topic === "who" &&
            (isDoubtfulPortrait(found.lines, context.language) || isDated(found.answer))) ||
          missesPerson(found.lines, context.language) ||
          missesLink(found) ||
          isOfPlace(found, subject) ||
          !saysTopic(found.lines, found.topic, context.language) ||
          isOnManyPages(found, pages)
            ? unsure
            : confidenceOf(found),
        isMade: true,
        isOfBranch: topicsByBranch.test(found.topic ?? ""),
        // A section covers its topic better than the single sentence that a template quotes. A page about the topic
        // covers it better than a section.
        rank:
          found.topic === null || (aboutCompany.test(found.topic) && !takesPart.test(found.topic))
            ? 4
            : isAbout(page, found.topic)
              ? 5.95
              : 5.8,
        subject:
          found.topic === null || found.needsSubject || topicsByBranch.test(found.topic) ? subject : null,
        pageUrl: page.url,
        page,
      });
    }
  }
  const { contradictions } = context;
  const undisputedFacts = {
    ...context,
    contactInfo: undisputed(context.contactInfo, contradictions),
    disputedNames: disputedNames(contradictions),
  };
  // Only the owner knows which hours are right.
  const areHoursDisputed = contradictions.some(({ kind, subject }) => kind === "hours" && subject === "");
  const facts = mineFacts(pages, undisputedFacts);
  const isEvent = facts.some(({ topic }) => topic === "event");
  const isTold = written.some(({ topic }) => topic === "who");
  for (const found of facts) {
    // An event's location isn't its organizer's address. A page about the company says more than one sentence from it.
    if ((isEvent && found.topic === "location") || (isTold && found.topic === "who")) continue;
    if (found.topic === "hours" && areHoursDisputed) continue;
    written.push({
      ...found,
      evidence: evidenceOf(found.lines),
      section: null,
      origin: "fact",
      isMade: true,
      // Only English has a wording for the prices of one page.
      isOfBranch:
        topicsByBranch.test(found.topic ?? "") || (found.topic === "prices" && context.language !== "en"),
      rank: found.topic === null ? 3 : 5 + found.confidence,
      subject: found.subject ?? null,
      pageUrl: found.page.url,
    });
  }
  // What the site asks itself is dropped below, so it covers nothing here.
  const asked = written.filter(
    (faq) =>
      faq.isMention !== true && !isAsked(faq, explicit, context.language) && !joinsAnswers(faq, explicit),
  );
  for (const found of mineHeaded(pages, undisputedFacts, { own: explicit, others: asked })) {
    if (found.topic === "hours" && areHoursDisputed) continue;
    written.push({
      ...found,
      evidence: evidenceOf(found.lines),
      section: null,
      origin: "section",
      isMade: true,
      isOfBranch: topicsByBranch.test(found.topic ?? ""),
      subject: null,
      pageUrl: found.page.url,
    });
  }
  const sections = written.filter((faq) => faq.origin === "section" && faq.confidence >= sure);
  const told = written.filter((faq) => faq.origin === "fact" && (faq.topic === "who" || isDetail(faq)));
  const fuller = [...sections, ...told];
  return [
    ...nameParts(explicit),
    ...written.filter(
      (faq) =>
        !isAsked(faq, explicit, context.language) &&
        !joinsAnswers(faq, explicit) &&
        !(faq.isMention === true && written.some((other) => other !== faq && hasSameAnswer(faq, other))) &&
        !(
          faq.origin === "fact" &&
          !isDetail(faq) &&
          isQuotedBy(faq, faq.topic === "who" ? sections : fuller.filter((other) => covers(other, faq)))
        ),
    ),
  ];
}

/** "We bake bread for shops" answers what a company does, and not what it is. */
function portraitQuestion(
  { topic, lines }: { topic: string | null; lines: string[] },
  context: WritingContext,
): string | null {
  const { language, calledName } = context;
  return topic === "who" && portraitKind(evidenceOf(lines), context) === "does"
    ? (phrase(factQuestions.work, language, calledName) ??
        customerQuestions(language).get("treatments")?.question ??
        null)
    : null;
}

/**
 * True if the first sentence sends readers elsewhere. "The following conditions" are in the answer's own list, and the
 * linked form is how to take part.
 */
function pointsElsewhere(
  { lines, answer, topic }: { lines: string[]; answer: string; topic: string | null },
  language: string,
): boolean {
  const [first = ""] = splitSentences(lines[0] ?? "");
  const [shown = ""] = answer.split("\n");
  const isLinked = takesPart.test(topic ?? "") && /\]\(/.test(shown);
  return (
    pointsAtPage(first, language) && !isLinked && !/:$/.test(lines[0] ?? "") && !/\n(?:-|\d+\.) /.test(answer)
  );
}

/** Topics whose questions ask what to do. */
const takesPart = /^(?:donate|volunteer|join|booking|ordering)$/;

/** True if the answer asks to click where it has no link. */
function missesLink({ lines, answer }: { lines: string[]; answer: string }): boolean {
  return !/\]\(/.test(answer) && lines.some((line) => asksToClick(line));
}

/** True for a block that most pages repeat, such as an invitation above the footer. */
function isOnManyPages({ lines }: { lines: string[] }, pages: ReadPage[]): boolean {
  const [first = ""] = lines;
  const showing = pages.filter((page) => page.lines.some(({ text }) => text.includes(first)));
  return showing.length >= minRepeats && showing.length * 2 > pages.length;
}

const minRepeats = 4;

/** What a company says about itself sounds made up as an answer, so the owner decides. */
function confidenceOf({ topic }: { topic: string | null }): number {
  if (topic === null) return 0.6;
  return unasked.test(topic) ? unsure : 0.65;
}

const unsure = 0.45;
/** Below it, the owner decides. */
const sure = 0.5;

/** True if a page's answer is about the page's subject, such as one town, and the question about the company. */
function isOfPlace(
  { answer, topic, needsSubject }: { answer: string; topic: string | null; needsSubject: boolean },
  subject: string | null,
): boolean {
  return (
    topic !== null &&
    !needsSubject &&
    !topicsByBranch.test(topic) &&
    subject !== null &&
    /\p{Lu}/u.test(subject) &&
    !topics.some(({ id, heading }) => id === topic && heading?.test(subject)) &&
    answer.includes(subject)
  );
}

const unasked = /^(?:why|values|mission|process|how-it-works)$/;
/** Topics that terms and privacy notices answer. */
const legalTopics = /^(?:data.*|returns|refunds|cancellation|delivery|payment|warranty|ordering)$/;

/** Contracts speak of their parties in the third person. Not how to answer a customer. */
const legalese = new RegExp(anyOf("company.legalese"), "iu");

function isOfferPage({ segments }: ReadPage): boolean {
  const last = (segments.at(-1) ?? "").replace(/\.\w+$/, "");
  return offerPaths.some(({ path }) => path.test(last));
}

/**
 * A portrait of the company mentions much that customers ask about separately, and so does an invitation to write: "For
 * a free quote, call us. We serve all of Leeds."
 */
function covers({ topic }: Written, faq: Written): boolean {
  return topic === null || topic === faq.topic || !(aboutCompany.test(topic) || howTo.test(topic));
}

/** Contact details and Sundays get their own questions, even if other answers contain them. */
function isDetail({ topic }: Written): boolean {
  return topic === "contact" || topic === "location" || topic === "hours" || topic === "open-sundays";
}

/** True if the whole page is about the topic, such as "Shipping policy". */
function isAbout(page: ReadPage, topic: string): boolean {
  const heading = page.outline.mainHeading?.trim() ?? "";
  return topics.some(({ id, heading: named }) => id === topic && named?.test(heading));
}

/** True if the site already asks the same thing as this template or heading. */
function isAsked(faq: Written, explicit: Written[], language: string): boolean {
  const words = faq.intent && customerQuestions(language).get(faq.intent)?.asks;
  // "Can I cancel my appointment?" doesn't say how to get one.
  const isOfVisit = ({ question }: Written): boolean =>
    faq.topic === "booking" && intentsAsked(question, language).some((id) => besideBooking.has(id));
  if (words && explicit.some((pair) => words.test(pair.question) && !isOfVisit(pair))) return true;
  const asked = topics.find((topic) => topic.id === faq.topic)?.asked ?? otherTopics[faq.topic ?? ""];
  const isPriced = /^(?:prices|payment|estimate|deposit)$/.test(faq.topic ?? "");
  // "How much is shipping?" asks for a price, so it doesn't cover how shipping works.
  // A page about shipping says more than an answer about shipping abroad.
  const isWider = faq.origin === "section" && faq.topic !== null && isAbout(faq.page, faq.topic);
  const asks = ({ question }: Written): boolean =>
    asked?.test(question) === true &&
    (isPriced || !asksForPrice.test(question)) &&
    !(isWider && isNarrower(question, faq.topic, language));
  if (explicit.some((pair) => asks(pair) && !isOfVisit(pair))) return true;
  // A sentence that the site's own answer quotes doesn't need a separate question.
  const isSentence =
    (faq.topic === null && faq.origin === "fact") ||
    faq.topic === "prices" ||
    topics.some(({ id }) => id === faq.topic);
  // A visitor who wants to know the price doesn't look below "Does my insurance pay?".
  const others =
    faq.topic === "prices" ? explicit.filter(({ question }) => asksPrice.test(question)) : explicit;
  return isSentence && isQuotedBy(faq, others);
}

/** What a question that names a booking may really be about. */
const besideBooking: ReadonlySet<IntentId> = new Set([
  "cancellation",
  "missed",
  "missed-class",
  "late",
  "bring",
  "prepare",
  "deposit",
  "lead-time",
  "waiting-time",
  "how-long-it-takes",
  "referral",
  "first-visit",
]);

/** True if what a question asks above all is only a part of the topic. */
function isNarrower(question: string, topic: string | null, language: string): boolean {
  const [first] = intentsAsked(question, language);
  const intent = first && customerQuestions(language).get(first)?.intent;
  return intent !== undefined && intent.topic !== topic;
}

/** True if a fuller answer from the same page contains every sentence of this one. */
function isQuotedBy(faq: Written, others: Written[]): boolean {
  return others.some(
    (other) => other.page === faq.page && faq.evidence.every((sentence) => other.evidence.includes(sentence)),
  );
}

/** What answers another question is mostly about that one. */
function hasSameAnswer(mention: Written, { evidence, page, isMention }: Written): boolean {
  return (
    isMention !== true &&
    page === mention.page &&
    evidence.length === mention.evidence.length &&
    evidence.every((sentence) => mention.evidence.includes(sentence))
  );
}

/** True for several lines with answers of the page's own questions: each of them answers only its own. */
function joinsAnswers({ page, evidence }: Written, explicit: Written[]): boolean {
  const answered = explicit.filter(
    (pair) => pair.page === page && pair.evidence.some((sentence) => evidence.includes(sentence)),
  );
  return (
    evidence.length > 1 && answered.some((pair) => !evidence.every((one) => pair.evidence.includes(one)))
  );
}

const asksForPrice = new RegExp(anyOf("asks.price"), "i");
const asksPrice = new RegExp(`${anyOf("asks.price")}|${anyOf("asks.prices")}`, "i");
/** Topics on which a company's branches differ. */
const topicsByBranch = /^(?:hours|parking|directions|accessibility|pets|check-in)$/;

const otherTopics: Record<string, RegExp> = {
  hours: new RegExp(anyOf("asks.hours"), "i"),
  location: new RegExp(anyOf("asks.location"), "i"),
  contact: new RegExp(anyOf("asks.contact"), "i"),
  prices: new RegExp(anyOf("asks.prices"), "i"),
};
