import { isNegated } from "#engines/ask/is-negated.ts";
import {
  type CustomerQuestion,
  customerQuestions,
  questionsOfAny,
  wordQuestion,
} from "#engines/customer-questions/bank.ts";
import { answersKind, speaksOfPeople, statesAnswer } from "#engines/customer-questions/states-answer.ts";
import { splitIntoWords } from "#engines/languages/reading-length.ts";
import { anyOf } from "#engines/languages/words.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { escapeMarkdown, joinLines } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { offerPaths } from "./fact-phrases.ts";
import { definesCompany } from "./mine-company.ts";
import { mentionOf } from "./mine-mentions.ts";
import { isOfPrices } from "./mine-prices.ts";
import { missesPoint } from "./misses-point.ts";
import { losesLimit, withNeighbors } from "./neighboring-statements.ts";
import { type PageStatement, statementsOn } from "./page-statements.ts";
import type { PageElement } from "./page-tree.ts";
import { headRow } from "./price-rows.ts";
import { amount } from "./price-text.ts";
import type { ReadPage } from "./read-page.ts";
import { type RecognizedStatement, recognizeStatements } from "./recognized-statements.ts";
import { isDated } from "./refused-texts.ts";

const sells =
  /!|\b(?:best|amazing|dream|passion\w*|love|enjoy|discover|perfect|unique|world[- ]class|genießen|traum\w*|einzigartig\w*|perfekt\w*)\b/gi;
/** Found by their own templates, which insert names and numbers. */
const facts = new Set(["contact", "address", "prices"]);
const mayBeDated = new Set([
  "start-dates",
  "event-dates",
  "deadlines",
  "opening-season",
  "program",
  "tickets",
]);
/** In characters. The subject of a sentence comes early in it. */
const maxBefore = 45;

interface Found {
  page: ReadPage;
  statements: PageStatement[];
  score: number;
}

/** Searches the pages' statements for answers to the questions that customers of the site's trade ask. */
export function mineCustomerQuestions(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  return oncePerSentence(answersOf(pages, context));
}

/**
 * A sentence that answers two questions is mostly about one of them. The other one is left to the owner. Only opening
 * days and the like are stated together.
 */
function oncePerSentence(answers: PagedAnswer[]): PagedAnswer[] {
  const best = new Map<string, PagedAnswer>();
  for (const answer of answers) {
    const [sentence = ""] = answer.lines;
    const other = best.get(sentence);
    if (!other || answer.confidence > other.confidence) best.set(sentence, answer);
  }
  return answers.map((answer) =>
    best.get(answer.lines[0] ?? "") === answer
      ? answer
      : { ...answer, confidence: Math.min(answer.confidence, unsure) },
  );
}

function answersOf(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const { language } = context;
  const recognized = recognizeStatements(pages, context);
  return askedOf(context).flatMap((question): PagedAnswer[] => {
    const asked = wordQuestion(question, context.calledName);
    if (!asked || facts.has(question.intent.id)) return [];
    // A dog school's site is about dogs, so mentioning them doesn't mean that guests may bring them.
    if (question.intent.kind === "yes-no" && isSubject(question, pages, context)) return [];
    const best =
      (question.says ? (bestOf(pages, question, context) ?? mentionedIn(pages, question, context)) : null) ??
      likeliestOf(recognized.get(question.intent.id) ?? [], question, context);
    if (!best) return [];
    const lines = best.statements.map(({ text }) => text);
    const isList = lines.length > 1 && best.statements.every(({ isFragment }) => isFragment);
    return [
      {
        page: best.page,
        question: asked,
        answer: isList
          ? best.statements.map((one) => `- ${shownAs(one, best.page)}`).join("\n")
          : best.statements.map((one) => shownAs(one, best.page)).join(" "),
        lines,
        topic: question.intent.topic ?? question.intent.id,
        intent: question.intent.id,
        category: question.intent.category,
        heading: `${best.page.outline.mainHeading ?? ""} ${best.statements[0]?.heading ?? ""}`,
        needsSubject: false,
        ...(best.score === 0 ? { isMention: true } : {}),
        confidence:
          isSure(best, question, language) && !isGuess(question, context)
            ? Math.min(0.8, Math.max(0.3, 0.3 + best.score / 10))
            : unsure,
      },
    ];
  });
}

function mentionedIn(pages: ReadPage[], question: CustomerQuestion, context: FactContext): Found | null {
  // Without a trade, too much is mentioned that isn't asked about.
  const found = context.trade.candidates.length > 0 ? mentionOf(pages, question, context) : null;
  return found && { page: found.page, statements: [found.statement], score: 0 };
}

function likeliestOf(
  recognized: readonly RecognizedStatement[],
  question: CustomerQuestion,
  context: FactContext,
): Found | null {
  const found = recognized.find(({ statement }) => mayAnswer(statement, question, context));
  return found ? { page: found.page, statements: [found.statement], score: 0 } : null;
}

/** Of a company whose trade isn't known, all that customers ask of any. */
function askedOf({ trade, language }: FactContext): CustomerQuestion[] {
  return trade.candidates.length > 0
    ? questionsOfAny(trade.candidates, language)
    : [...customerQuestions(language).values()];
}

/** True for what only customers of some trades ask, of a company whose trade isn't known. */
function isGuess({ intent }: CustomerQuestion, { trade, language }: FactContext): boolean {
  return (
    trade.candidates.length === 0 &&
    intent.topic === null &&
    !questionsOfAny([], language).some((common) => common.intent.id === intent.id)
  );
}

/** True for a question about what the whole site is about: a dog school hardly says whether dogs are allowed. */
export function isSubject(
  { asks, intent }: CustomerQuestion,
  pages: ReadPage[],
  { companyName, trade, language }: FactContext,
): boolean {
  const [home] = pages;
  // A camp site that greets "children and dogs" isn't about dogs, but a dog school is.
  const isUsual = trade.candidates.some((candidate) => intent.core.includes(candidate));
  const about = pages.filter(({ title, outline }) =>
    asks.test(`${title ?? ""} ${outline.mainHeading ?? ""}`),
  );
  return (
    asks.test(companyName ?? "") ||
    asks.test(home?.title ?? "") ||
    (!isUsual && isOften(pages, asks, language)) ||
    (!isUsual && asks.test(home?.outline.mainHeading ?? "")) ||
    (about.length >= minAbout && about.length >= pages.length * maxShare)
  );
}

/** True if the thing is in much of what the company says, on several pages. */
function isOften(pages: ReadPage[], asks: RegExp, language: string): boolean {
  const naming = new Set<string>();
  const all = new Set<string>();
  let count = 0;
  for (const page of pages) {
    const texts = statementsOn(page, language).map(({ text }) => text);
    const own = texts.filter((text) => asks.test(text));
    if (own.length > 0) count += 1;
    for (const text of texts) all.add(text);
    for (const text of own) naming.add(text);
  }
  return count >= minAbout && naming.size >= minNaming && naming.size >= all.size * minOften;
}

const minNaming = 6;
const minOften = 0.12;

/** With this many pages about a thing, and this share of all, the site is about it. */
const minAbout = 3;
const maxShare = 0.3;

const unsure = 0.45;

/**
 * False for a short line that has the words of an answer but neither a number nor a heading that names its subject. It
 * may be an item of any list.
 */
function isSure(
  { statements: [first], page, score }: Found,
  { asks, says, intent }: CustomerQuestion,
  language: string,
): boolean {
  const { kind } = intent;
  // Found in a sentence that is about something else, too.
  if (!first || score === 0) return false;
  // "We give no prescriptions by phone" doesn't say how to get one.
  if (asksHow(intent) && isRefusal(first.text, language)) return false;
  // A heading may be a slogan.
  if (first.line.level < textLevel) return false;
  // "A first visit is like nothing else" has neither a number nor a word for the company or its customers.
  if (!first.isFragment)
    return !losesLimit(first) && (kind !== "any" || isTelling(first.text, { intent, language }));
  // Two amounts in a line are two columns, whose names are missing.
  if (amountsIn(first.text) > 1) return false;
  // "Train and bus" is a label, even below a heading that asks for it.
  if (kind === "any" && !/\d/.test(first.text) && splitIntoWords(first.text).length < minLabelWords)
    return false;
  // "Minimum stay: 5 nights" names its subject.
  if (says?.exec(first.text)?.index === 0 && /\d/.test(first.text)) return true;
  if (asks.test(first.heading) || asks.test(page.outline.mainHeading ?? "")) return true;
  // The columns' names would be missing, or a list on a page about something else.
  if (isBelowHeadRow(first.line.element) || !isOwnPage(page)) return false;
  // "20 min from the center" is an item of any list.
  return kind !== "any";
}

/** True if a sentence has a number, says "free" of a price, or speaks of the company or its customers. */
function isTelling(
  text: string,
  { intent, language }: { intent: CustomerQuestion["intent"]; language: string },
): boolean {
  return (
    /\d/.test(text) ||
    speaksOfPeople(text, language) ||
    // "The base rate includes cleaning" names its subject and its value.
    intent.id === "included" ||
    ((intent.category === "prices" || intent.id === "consultation") &&
      answersKind(text, { language, kind: "amount" }))
  );
}

function asksHow({ id, kind }: CustomerQuestion["intent"]): boolean {
  return kind === "how" || id === "payment" || id === "returns";
}

function isRefusal(text: string, language: string): boolean {
  const words = splitWords(foldText(text)).map(({ word }) => word);
  // The pack's words are those of questions, and a Spanish question may begin with "no" without denying anything.
  return isNegated(words, language) || (language === "es" && words.includes("no"));
}

const textLevel = 7;
/** Fewer words without a number say nothing about what a question leaves open. */
const minLabelWords = 4;
const everyAmount = new RegExp(amount.source, "gu");

function amountsIn(text: string): number {
  return text.match(everyAmount)?.length ?? 0;
}

/** True for a row of a table whose first row names its columns. */
function isBelowHeadRow(row: PageElement): boolean {
  const head = row.tag === "tr" ? headRow(row) : null;
  return head !== null && head !== row;
}

/** True for the home page and pages about the company, its offer, prices and answers, but not for "campgrounds.html". */
function isOwnPage({ segments, outline }: ReadPage): boolean {
  const last = (segments.at(-1) ?? "index").replace(/\.\w+$/, "");
  return (
    segments.length === 0 ||
    outline.isFaqPage ||
    ownPage.test(last) ||
    offerPaths.some(({ path }) => path.test(last)) ||
    isOfPrices({ segments, mainHeading: outline.mainHeading })
  );
}

const ownPage = new RegExp(
  `^(?:${anyOf("paths.general")})$|${anyOf("paths.contact")}|${anyOf("paths.help")}|${anyOf("paths.own")}`,
  "i",
);

/** A whole line keeps its links and emphasis. */
function shownAs({ text, line }: PageStatement, page: ReadPage): string {
  const shown =
    text === line.text
      ? joinLines([{ ...line, isListItem: false, isLabel: false }], page.url)
      : escapeMarkdown(text);
  const plain = shown.replace(/^- /, "").replace(itemMark, "");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The number or sign before an item of a list, such as "(15)" in house rules. */
const itemMark = /^(?:\(\d{1,3}\)|[※★☆■●◆▪•✓✔]+)\s*/u;

function bestOf(pages: ReadPage[], question: CustomerQuestion, context: FactContext): Found | null {
  const { language, companyName } = context;
  let best: Found | null = null;
  for (const page of pages) {
    const all = statementsOn(page, language);
    const stated = all.filter(
      (one) =>
        statesAnswer({ text: one.text, language, companyName }, question) &&
        mayAnswer(one, question, context),
    );
    for (const first of stated) {
      const score = scoreOf(first, { question, page, language });
      if (score > 0 && score > (best?.score ?? 0))
        best = { page, statements: withNeighbors(first, { stated, all, asks: question.asks }), score };
    }
  }
  return best;
}

function mayAnswer(
  { text, heading, isInvitation }: PageStatement,
  question: CustomerQuestion,
  { language, companyName }: FactContext,
): boolean {
  return (
    (!isInvitation || mayInvite(question)) &&
    (mayBeDated.has(question.intent.id) || !isDated(text)) &&
    !missesPoint(text, { intent: question.intent, language, heading }) &&
    // What a company is says little about what customers may do.
    !definesCompany(text, { companyName, language })
  );
}

/** "Call us for a free quote" answers how to get one, but not what is included. */
function mayInvite({ intent: { id, kind } }: CustomerQuestion): boolean {
  return kind === "how" || id === "quote" || id === "consultation";
}

/** In characters. A short sentence with the company as its subject may name the thing late. */
const maxPlain = 160;

function beginsWithPeople(text: string, language: string): boolean {
  return speaksOfPeople(text.slice(0, maxBegin), language);
}

/** In characters. */
const maxBegin = 14;

function scoreOf(
  { text, heading, isFragment, isInvitation }: PageStatement,
  {
    question: {
      asks,
      says,
      intent: { kind },
    },
    page,
    language,
  }: { question: CustomerQuestion; page: ReadPage; language: string },
): number {
  const numbers = Math.min(2, text.match(/\d+/g)?.length ?? 0);
  const isEarly = (says?.exec(text)?.index ?? 99) < maxBefore;
  return (
    1.5 +
    (asks.test(heading) || asks.test(page.outline.mainHeading ?? "") ? 1.5 : 0) +
    (isEarly ? 1 : 0) +
    numbers * 0.4 +
    (isFragment ? 0 : 0.3) +
    (kind === "yes-no" && !isFragment && text.length <= maxPlain && beginsWithPeople(text, language)
      ? 0.5
      : 0) -
    (isInvitation ? 0 : 1.2 * (text.match(sells)?.length ?? 0)) -
    (text.length > 220 ? 1 : 0)
  );
}
