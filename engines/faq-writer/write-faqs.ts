import { evidenceOf, splitSentences } from "./answer-lines.ts";
import { categorise, categoryOf } from "./categorise.ts";
import { findContradictions } from "./contradictions/find-contradictions.ts";
import { disputedNames, undisputed } from "./contradictions/leave-out.ts";
import { type Draft, dedupe } from "./dedupe.ts";
import { isGrounded } from "./ground.ts";
import { headingToQuestion } from "./heading-to-question.ts";
import type { FactContext } from "./mine-contact-facts.ts";
import { mineExplicitPairs } from "./mine-explicit-pairs.ts";
import { mineFacts } from "./mine-facts.ts";
import { mineOtherSections } from "./mine-other-sections.ts";
import { mineSections } from "./mine-sections.ts";
import { legalPage } from "./page-kinds.ts";
import { subjectOf } from "./page-subject.ts";
import { type ReadPage, readPage } from "./read-page.ts";
import { siteFolder } from "./site-folder.ts";
import { languageOf } from "./text-language.ts";
import { topics } from "./topics.ts";
import type { Contradiction, FaqOrigin, FaqWriterInput, FaqWriterResult, GeneratedFaq } from "./types.ts";

/** Specification, business constants: characters of text over all pages. */
const leastText = 50;
const fallbackText = 200;
const leastPageMarkdown = 10;
const leastQuestion = 5;
const leastAnswer = 10;

const reasons = {
  insufficient: "Insufficient meaningful text content found for FAQ generation",
  none: "No quality FAQs could be generated from the website content",
  invalid: "Generated FAQs failed quality validation - no content suitable for publication",
};

interface Written extends Draft {
  origin: FaqOrigin;
  section: string | null;
  page: ReadPage;
  evidence: string[];
  confidence: number;
  topic: string | null;
  isPriced?: boolean;
}

/**
 * Writes a help center's FAQs from a site's pages: first the site's own questions and answers, then facts and
 * sections that its text answers word for word. Pure and synchronous; takes any HTML. Each answer and each piece of
 * evidence stands on its source page, or the FAQ is left out.
 */
export function writeFaqs(input: FaqWriterInput): FaqWriterResult {
  const folder = siteFolder(input.pages.map((page) => page.url));
  const pages = input.pages.map((page) => readPage(page, folder));
  const language = languageOf(sampleOf(pages)) ?? declaredLanguage(input);
  const context = { ...input, language };
  const contradictions = findContradictions(pages, context);
  const textLength = input.pages.reduce((sum, page, at) => sum + textOf(page.markdown, pages[at]), 0);
  const base = {
    targetCount: targetCountFor(
      input.pages.reduce((sum, page) => sum + page.words, 0),
      textLength,
    ),
    qualityMode: textLength < fallbackText ? ("fallback" as const) : ("standard" as const),
    language,
    contradictions,
  };
  if (textLength < leastText)
    return { ...base, faqs: [], actualCount: 0, failureReason: reasons.insufficient };
  const written = writeAll(pages, { ...context, contradictions });
  const valid = written.filter((faq) => isValid(faq) && isGrounded(faq, faq.page.text));
  const faqs = withOthers(fillUp(dedupe(valid), base.targetCount), pages, context).map(toFaq);
  return {
    ...base,
    faqs,
    actualCount: faqs.length,
    failureReason: faqs.length > 0 ? null : written.length === 0 ? reasons.none : reasons.invalid,
  };
}

interface WritingContext extends FaqWriterInput {
  language: string;
  contradictions: Contradiction[];
}

function writeAll(pages: ReadPage[], context: WritingContext): Written[] {
  const explicit: Written[] = [];
  const written: Written[] = [];
  for (const page of pages) {
    const subject = subjectOf(page, context.companyName);
    const isLegal = legalPage.test(URL.parse(page.url)?.pathname ?? "");
    for (const pair of mineExplicitPairs(page)) {
      // "What are cookies?", "Who is responsible?": boilerplate that leans on the notice around it.
      if (isLegal && pair.place !== "structure" && pair.title.split(" ").length <= 3) continue;
      const made = pair.isQuestion ? null : headingToQuestion(pair.title, { ...context, isHelpPage: true });
      // A title that is no question needs sentences below it, not buttons.
      const text = pair.lines.join(" ");
      if (!pair.isQuestion && (!made || !/.{40,}[.!。]/.test(text) || made.mentions?.test(text) === false))
        continue;
      (pair.isQuestion ? explicit : written).push({
        question: made?.question ?? pair.title,
        answer: pair.answer,
        evidence: evidenceOf(pair.lines),
        section: pair.section,
        topic: made?.topic ?? null,
        origin: pair.isQuestion ? "explicit" : "section",
        confidence: pair.isQuestion ? { structure: 0.95, repeated: 0.85, heading: 0.7 }[pair.place] : 0.7,
        rank: pair.isQuestion ? (pair.place === "structure" ? 10 : 8) : 6,
        subject,
        needsSubject: made?.needsSubject ?? false,
        pageUrl: page.url,
        page,
      });
    }
    for (const found of mineSections(page, context)) {
      // "What is included?" asks nothing where the page has no subject of its own.
      if (subject === null && /^(?:included|requirements)$/.test(found.topic ?? "")) continue;
      const isHome = page.segments.length === 0 || /^(?:index|home|default)\b/i.test(page.segments[0] ?? "");
      if (subject === null && found.topic === null && found.needsSubject && !isHome) continue;
      written.push({
        ...found,
        evidence: evidenceOf(found.lines),
        section: null,
        origin: "section",
        confidence: 0.6,
        // A section says more about its topic than the one sentence that a template quotes.
        rank: found.topic !== null && !ofCompany.test(found.topic) ? 5.8 : 4,
        subject: found.topic === null || found.needsSubject || ofPlace.test(found.topic) ? subject : null,
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
  const facts = mineFacts(pages, undisputedFacts);
  const isEvent = facts.some(({ topic }) => topic === "event");
  const isTold = written.some(({ topic }) => topic === "who");
  for (const found of facts) {
    // Whoever organises an event sits elsewhere; a page about a company says more than one sentence of it.
    if ((isEvent && found.topic === "location") || (isTold && found.topic === "who")) continue;
    // Which hours are right, only the owner knows.
    if (
      found.topic === "hours" &&
      contradictions.some(({ kind, subject }) => kind === "hours" && subject === "")
    )
      continue;
    written.push({
      ...found,
      evidence: evidenceOf(found.lines),
      section: null,
      origin: "fact",
      rank: found.topic === null ? 3 : 5 + found.confidence,
      subject: found.subject ?? null,
      pageUrl: found.page.url,
    });
  }
  const sections = written.filter((faq) => faq.origin === "section");
  return [
    ...explicit,
    ...written.filter(
      (faq) => !isAsked(faq, explicit) && !(faq.origin === "fact" && isQuotedBy(faq, sections)),
    ),
  ];
}

/** About the company rather than about what a visitor wants of it. */
const ofCompany = /^(?:process|how-it-works|who|mission|values|why|careers|donate|volunteer|support|data.*)$/;

/** What a company says of itself is the weakest source: it fills up to the target, everything else stays. */
function fillUp(written: Written[], targetCount: number): Written[] {
  const isSure = ({ origin, topic }: Written): boolean =>
    origin !== "section" || !ofCompany.test(topic ?? "");
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
function withOthers(written: Written[], pages: ReadPage[], context: FactContext): Written[] {
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

/** True when the site itself already asks what a template or a heading would ask. */
function isAsked(faq: Written, explicit: Written[]): boolean {
  const asked = topics.find((topic) => topic.id === faq.topic)?.asked ?? otherTopics[faq.topic ?? ""];
  const isPriced = /^(?:prices|payment|estimate|deposit)$/.test(faq.topic ?? "");
  // "How much is shipping?" leaves open how it works.
  const asks = ({ question }: Written): boolean =>
    asked?.test(question) === true && (isPriced || !asksForPrice.test(question));
  if (explicit.some(asks)) return true;
  // A sentence out of the site's own answer is answered already.
  const isSentence =
    (faq.topic === null && faq.origin === "fact") || topics.some(({ id }) => id === faq.topic);
  return isSentence && isQuotedBy(faq, explicit);
}

/** True when a fuller answer from the same page holds every sentence of this one. */
function isQuotedBy(faq: Written, others: Written[]): boolean {
  return others.some(
    (other) => other.page === faq.page && faq.evidence.every((sentence) => other.evidence.includes(sentence)),
  );
}

const asksForPrice =
  /how much (?:is|are|does|do)|what (?:does|do) .{2,40} cost|wie viel kost|was kost|combien coûte|cuánto (?:cuesta|vale)|quanto (?:costa|custa)|hoeveel kost|wat kost|ne kadar\?/i;
/** Each branch of a company has its own. */
const ofPlace = /^(?:hours|parking|directions|accessibility|pets|check-in)$/;

const otherTopics: Record<string, RegExp> = {
  hours:
    /(?:opening|business|operating|office|working|store) (?:hours|times)|your hours|when are you open|öffnungszeit|geöffnet|horaire|ouvert|horario|orari|openingstijd/i,
  location:
    /where (?:are you|is the|do i find)|located|address|wo (?:sind|finde)|où (?:êtes|se trouve)|dónde (?:están|está)|dove/i,
  contact:
    /how (?:can|do) i (?:contact|reach|get in touch)|contact you\?|kontaktieren|vous contacter|nous contacter|contactar|contattar/i,
  prices: /how much do(?:es)? .{0,30}cost\?|your (?:prices|rates)|preise|tarifs|precios/i,
};

/** Text that a template came with. */
const placeholder = /lorem ipsum|dolor sit amet|consectetur adipi[sc]/i;

function isValid(faq: Written): boolean {
  return (
    !placeholder.test(`${faq.question} ${faq.answer}`) &&
    faq.question.trim().length >= leastQuestion &&
    faq.answer.trim().length >= leastAnswer &&
    /[?？؟;\u037e]$/.test(faq.question.trim())
  );
}

/** Templates ask for the price of one thing without a topic. */
function isPrice({ origin, topic, isPriced }: Written): boolean {
  return origin === "fact" && topic === null && isPriced === true;
}

function toFaq(faq: Written): GeneratedFaq {
  return {
    question: faq.question.trim(),
    answer: faq.answer.trim(),
    category: categoryOf(faq.topic) ?? (isPrice(faq) ? categoryOf("prices") : null) ?? categorise(faq),
    sourceUrl: faq.page.url,
    sourceTitle: faq.page.title,
    origin: faq.origin,
    evidence: faq.evidence,
    pageHash: faq.page.pageHash,
    confidence: faq.confidence,
  };
}

/** Some running text of every page. */
function sampleOf(pages: ReadPage[]): string {
  return pages
    .map((page) =>
      page.lines
        .filter((line) => line.text.length > 40)
        .slice(0, 40)
        .map((line) => line.text)
        .join(" ")
        .slice(0, 2000),
    )
    .join(" ");
}

/** The language that most pages declare. */
function declaredLanguage(input: FaqWriterInput): string {
  const counts = new Map<string, number>();
  for (const page of input.pages) {
    const tag = page.metadata.language?.toLowerCase().split(/[-_]/)[0];
    if (tag) counts.set(tag, (counts.get(tag) ?? 0) + Math.max(1, page.words));
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "en";
}

function textOf(markdown: string, page: ReadPage | undefined): number {
  const text = markdown.trim();
  return text.length > leastPageMarkdown
    ? text.length
    : (page?.lines.reduce((sum, line) => sum + line.text.length, 0) ?? 0);
}

/** A small site supports about a dozen FAQs, and one more for each 150 words beyond 300, at most 40. */
function targetCountFor(words: number, textLength: number): number {
  if (textLength < fallbackText) return 3;
  return Math.min(40, 12 + Math.max(0, Math.floor((words - 300) / 150)));
}
