import { recognizeTrade, type SiteWords } from "#engines/customer-questions/recognize-trade.ts";
import { languageVariant } from "#engines/languages/detect/language-variant.ts";
import { siteLanguage, sureLanguageOf } from "#engines/languages/detect/site-language.ts";
import { wordingFor } from "#engines/languages/european-portuguese.ts";
import type { CategoryId } from "#engines/languages/language-pack.ts";
import { packOf } from "#engines/languages/packs.ts";
import { readingLength } from "#engines/languages/reading-length.ts";
import type { TradeId } from "#shared/enumerations.ts";
import { calledName } from "./called-name.ts";
import { categorise, categoriseTitle, categoryName, leavesCatchAll, ownNames } from "./categorise.ts";
import { findContradictions } from "./contradictions/find-contradictions.ts";
import { dedupe } from "./dedupe.ts";
import { isGrounded } from "./ground.ts";
import { mergeSameAnswers } from "./merge-same-answers.ts";
import { jsonLdTypes } from "./mine-marked-pairs.ts";
import { ownNamesOf } from "./own-names.ts";
import { amountsIn } from "./price-text.ts";
import { type ReadPage, readPage } from "./read-page.ts";
import { siteOf } from "./readiness/site.ts";
import { isValid } from "./select-drafts.ts";
import { siteFolder } from "./site-folder.ts";
import { readSiteLinks } from "./site-links.ts";
import { type LabelOf, labelsOfPages, siteTopics } from "./site-topics.ts";
import { sortForReview, weighDoubts } from "./sort-for-review.ts";
import { mineTitled } from "./titled/mine-titled.ts";
import { titleTopic } from "./titled/title-topic.ts";
import type { FaqWriterInput, FaqWriterResult, GeneratedFaq } from "./types.ts";
import { isSample } from "./without-samples.ts";
import { type Written, writeDrafts } from "./write-drafts.ts";

/** Limits from the specification, in characters of text across all pages. */
const minText = 50;
const fallbackText = 200;
const minPageMarkdown = 10;

const reasons = {
  insufficient: "Insufficient meaningful text content found for FAQ generation",
  none: "No quality FAQs could be generated from the website content",
  invalid: "Generated FAQs failed quality validation - no content suitable for publication",
};
/**
 * Writes a help center's FAQs from a site's pages: first the site's own questions and answers, then facts and sections
 * that the site's text answers word for word. Drops an FAQ unless its source page contains the answer and every piece
 * of evidence. Synchronous; accepts any HTML.
 */
export function writeFaqs(site: FaqWriterInput): FaqWriterResult {
  const folder = siteFolder(site.pages.map((page) => page.url));
  const all = site.pages.map((page) => {
    const read = readPage(page, folder);
    return { page, read, text: sampleOf(read), declared: page.metadata.language };
  });
  const language = siteLanguage(all);
  // A landing page in another language would put its sentences among the site's own.
  const inLanguage = all.filter(
    (page, index) =>
      !isSurelyOther(sureLanguageOf(page), language) &&
      // A website can be in a folder of another one, so the first page never is a sample.
      (index === 0 || !isSample(page.read, site.companyName)),
  );
  const pages = inLanguage.map(({ read }) => read);
  const input = { ...site, pages: inLanguage.map(({ page }) => page) };
  const trade = site.chosenTrade
    ? { trade: site.chosenTrade, confidence: 1, candidates: [site.chosenTrade] }
    : recognizeTrade(wordsOf(pages));
  const called = calledName(site.companyName, { pages, emails: site.contactInfo.emails, language });
  const context = { ...input, language, trade, calledName: called };
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
    trade,
  };
  if (textLength < minText) return { ...base, faqs: [], actualCount: 0, failureReason: reasons.insufficient };
  const written = writeDrafts(pages, { ...context, contradictions });
  const valid = written.filter((faq) => isValid(faq, language) && isGrounded(faq, faq.page.text));
  const isOwnName = ownNamesOf(pages);
  const asked = mergeSameAnswers(dedupe(valid, isOwnName));
  const links = readSiteLinks(pages);
  const menuLabelOf = labelsOfPages(pages, language);
  const found = {
    language,
    companyName: context.companyName,
    trades: trade.candidates,
    addresses: site.contactInfo.addresses,
  };
  const doubts = weighDoubts(asked, siteOf(pages, found, links));
  const kept = asked.filter((faq) => !doubts.isHopeless(faq));
  const { isUncertain } = doubts;
  const titled = mineTitled(pages, {
    ...context,
    ...{ chosen: kept, isUncertain, isOwnName, links, menuLabelOf },
  }).filter((faq) => isValid(faq, language) && isGrounded(faq, faq.page.text));
  const chosen = [...kept, ...titled];
  const sorted = sortForReview(chosen, doubts);
  const ready = new Set(sorted.flatMap(({ faq, review }) => (review === "ready" ? [faq] : [])));
  const names = siteTopics(chosen, { labelOf: menuLabelOf, language, isReady: (faq) => ready.has(faq) });
  const own = ownNames(names.values(), language);
  const variant = languageVariant(
    language,
    input.pages.map(({ markdown, url }) => ({ text: markdown, url })),
  );
  const worded = wordingFor(variant);
  const faqs = sorted.map(({ faq, review }) => ({
    ...wordedFaq(
      worded,
      toFaq(faq, {
        language,
        trades: trade.candidates,
        topic: names.get(faq) ?? null,
        own,
        pageName: pageNameOf(faq.page, menuLabelOf),
      }),
    ),
    review,
  }));
  return {
    ...base,
    faqs,
    actualCount: faqs.length,
    failureReason: faqs.length > 0 ? null : written.length === 0 ? reasons.none : reasons.invalid,
  };
}

/** Related languages without a pack, such as Danish and Norwegian, are mistaken for each other. */
function isSurelyOther(found: string | null, language: string): boolean {
  return found !== null && found !== language && (packOf(found) !== null || packOf(language) !== null);
}

function wordsOf(pages: ReadPage[]): SiteWords {
  return {
    texts: pages.map((page) => `${headingsOf(page)} ${sampleOf(page)}`),
    titles: pages.flatMap(({ title, outline }) => [title ?? "", outline.mainHeading ?? ""]),
    types: pages.flatMap(({ tree }) => jsonLdTypes(tree.jsonLd)),
  };
}

/** True for the price of a single product, whose template has no topic. */
function isPrice({ origin, topic, isPriced }: Written): boolean {
  return origin === "fact" && topic === null && isPriced === true;
}

function wordedFaq<T extends Pick<GeneratedFaq, "question" | "category" | "origin">>(
  worded: (text: string) => string,
  faq: T,
): T {
  const { question, category, origin } = faq;
  return {
    ...faq,
    question: origin === "explicit" ? question : worded(question),
    category: category === null ? null : worded(category),
  };
}

function toFaq(
  faq: Written,
  {
    language,
    trades,
    topic,
    own,
    pageName,
  }: {
    language: string;
    trades: TradeId[];
    topic: string | null;
    /** The site's own names of categories. */
    own: ReadonlyMap<CategoryId, string>;
    pageName: string | null;
  },
): Omit<GeneratedFaq, "review"> {
  const about = isPrice(faq) ? "prices" : faq.topic;
  const category =
    faq.isTitle === true
      ? categoriseTitle({ title: faq.question, pageName }, { language, trades })
      : categorise({ ...faq, topic: about }, { language, trades });
  const named = topic !== null && leavesCatchAll(category, topic, language) ? null : topic;
  return {
    question: faq.question.trim(),
    answer: faq.answer.trim(),
    category: named ?? own.get(category) ?? categoryName(category, language, faq.section),
    sourceUrl: faq.page.url,
    sourceTitle: faq.page.title,
    origin: faq.origin,
    evidence: faq.evidence,
    pageHash: faq.page.pageHash,
    confidence: faq.confidence,
    ...(about === null || faq.origin === "explicit" ? {} : { topic: about }),
    ...(faq.isTitle === true ? { topic: titleTopic } : {}),
  };
}

/** Null for the first page, whose name says nothing about one of its parts. */
function pageNameOf(page: ReadPage, menuLabelOf: LabelOf): string | null {
  return page.segments.length === 0 ? null : (menuLabelOf(page) ?? page.outline.mainHeading ?? page.title);
}

/** Small websites consist of little else. */
function headingsOf({ lines }: ReadPage): string {
  return lines
    .filter(({ level }) => level < 7)
    .map(({ text }) => text)
    .join(" ")
    .slice(0, maxHeadings);
}

/** In characters. */
const maxHeadings = 1000;

/** Takes some running text from every page. */
function sampleOf(page: ReadPage): string {
  return page.lines
    .filter(({ text }) => readingLength(text) > 40 && !isPriceRow(text))
    .slice(0, 40)
    .map((line) => line.text)
    .join(" ")
    .slice(0, 2000);
}

/** Names of places with their prices are in no language. */
function isPriceRow(text: string): boolean {
  return /\d/.test(text) && amountsIn(text).length > 1;
}

function textOf(markdown: string, page: ReadPage | undefined): number {
  const text = markdown.trim();
  return text.length > minPageMarkdown
    ? text.length
    : (page?.lines.reduce((sum, line) => sum + line.text.length, 0) ?? 0);
}

/** About a dozen FAQs for a small site, plus one for each 150 words beyond 300, at most 40. */
function targetCountFor(words: number, textLength: number): number {
  if (textLength < fallbackText) return 3;
  return Math.min(40, 12 + Math.max(0, Math.floor((words - 300) / 150)));
}
