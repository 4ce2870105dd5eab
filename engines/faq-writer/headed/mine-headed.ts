/** Proposes questions for what a website tells below its headings and no other question covers. */
import { customerQuestions, questionsOfAny } from "#engines/customer-questions/bank.ts";
import { hasDay, hasTime } from "#engines/hours/recognize-hours.ts";
import { splitIntoWords } from "#engines/languages/reading-length.ts";
import { wholeWords } from "#engines/languages/words.ts";
import { tradeIds } from "#shared/enumerations.ts";
import { escapeMarkdown, evidenceOf, joinLines, selectLines } from "../answer-lines.ts";
import type { FactContext, PagedAnswer } from "../fact-context.ts";
import { factQuestions, offerHeadings } from "../fact-phrases.ts";
import { foldLoosely } from "../ground.ts";
import { isSubject } from "../mine-customer-questions.ts";
import { isPerson } from "../mine-team.ts";
import { tellsOffer } from "../page-kinds.ts";
import { isPortrait, sentencesOnly } from "../portrait.ts";
import type { ReadPage } from "../read-page.ts";
import { phrase } from "../topics.ts";
import { itemsAtStart, writeOffers } from "../write-offers.ts";
import {
  type AskContext,
  type AskedPart,
  askForPart,
  equipmentAmong,
  isTold,
  mayBeNamed,
} from "./ask-for-part.ts";
import { labelLevel } from "./labelled-lines.ts";
import { articleStart, isOfCompany, isPackage } from "./offer-headings.ts";
import { type Found, settleAnswers } from "./settle-answers.ts";
import { type ToldPart, toldParts } from "./told-parts.ts";

/** A question that another miner found. */
export interface Asked {
  question: string;
  evidence: readonly string[];
  topic: string | null;
  intent?: string;
  confidence: number;
  /** True if the question is dropped unless its page has a subject. */
  needsSubject: boolean;
}

export interface HeadedAnswer extends PagedAnswer {
  rank: number;
  /** True for what a package includes, which the list of offers says, too. */
  isOfPackage?: boolean;
}

const anyOffers = new Set(["services", "products", "programs", "features"]);
/** Only the owner decides. */
const unsure = 0.45;
const sure = 0.5;
const stated = 0.6;
/** Each website gets at most so many. */
const most = 25;
const minOffers = 3;
const maxOffers = 12;
const rankOf: Record<AskedPart["kind"], number> = {
  intent: 5.48,
  topic: 5.47,
  stated: 5.46,
  includes: 3.6,
  person: 3.3,
  offer: 0,
};

/** `own` are the website's own questions. */
export function mineHeaded(
  pages: ReadPage[],
  context: FactContext,
  { own, others }: { own: readonly Asked[]; others: readonly Asked[] },
): HeadedAnswer[] {
  const { language, calledName, trade } = context;
  const isTradeKnown = trade.candidates.length > 0;
  const questions = questionsOfAny(isTradeKnown ? trade.candidates : tradeIds, language).filter((question) =>
    mayBeNamed(question, isTradeKnown),
  );
  const known = knownOf([...own, ...others]);
  const answered = new Set(own.flatMap(({ evidence }) => evidence.map(foldLoosely)));
  const named = new Set(
    others
      .filter(({ topic }) => anyOffers.has(topic ?? ""))
      .flatMap(({ evidence }) => evidence.map(foldLoosely)),
  );
  const asking: AskContext = {
    language,
    calledName,
    questions,
    named,
    equipment: equipmentAmong(questionsOfAny(trade.candidates, language)),
    isLodging: trade.candidates.includes("hotel"),
  };
  const parts = pages.filter(tellsOffer).flatMap((page) => toldParts(page, language));
  const found = parts.flatMap((part): Found[] => {
    const asked = askForPart(part, asking);
    const question =
      asked?.kind === "stated" ? questions.find(({ intent }) => intent.id === asked.intent) : null;
    // A dog school's site is about dogs, so welcoming them doesn't mean that guests may bring them.
    if (question?.intent.kind === "yes-no" && isSubject(question, pages, context)) return [];
    return asked ? [{ part, asked, answer: answerOf(withoutAnswers(part, answered), asked, language) }] : [];
  });
  const groups = Map.groupBy(
    found.filter(({ asked }) => asked.kind !== "offer"),
    ({ asked }) => foldLoosely(asked.question),
  );
  const settled = [...groups.values()]
    .flatMap((group) => settleAnswers(group, language))
    .map(({ answer, asked, part }) => ({
      ...answer,
      rank: rankOf[asked.kind],
      isOfPackage: asked.kind === "includes" && isPackage(part.heading),
    }));
  const list = askForOffers(found, context);
  const offered = list.length > 0 ? list : askForToldOffers(parts, context);
  const listed = knownOf(offered.map((answer) => ({ ...answer, evidence: evidenceOf(answer.lines) })));
  const answers = [
    ...askForCompany(parts, context),
    ...offered,
    ...askForAppointments(pages.filter(tellsOffer), context),
    ...settled.filter((answer) => !isCovered(answer, listed)),
  ]
    .filter((answer) => !isCovered(answer, known))
    .sort((a, b) => b.rank - a.rank);
  return answers.filter((answer) => isFullest(answer, answers)).slice(0, most);
}

/** False if another answer says more about the same topic. */
function isFullest(answer: HeadedAnswer, all: readonly HeadedAnswer[]): boolean {
  const { topic } = answer;
  const [fullest] = all
    .filter((other) => topic !== null && other.topic === topic)
    .sort((a, b) => b.rank - a.rank || b.answer.length - a.answer.length);
  return fullest === undefined || fullest === answer;
}

/** Days with their times below "Training times" are as certain as opening hours. */
function saysDayAndTime({ text }: { text: string }): boolean {
  return hasDay.test(text) && hasTime.test(text);
}

/** What the website's own questions answer, too, isn't repeated below what only this part says. */
function withoutAnswers(part: ToldPart, answered: ReadonlySet<string>): ToldPart {
  const isAnswered = ({ text }: { text: string }) =>
    evidenceOf([text]).some((sentence) => answered.has(foldLoosely(sentence)));
  const own = part.lines.filter((line) => !isAnswered(line));
  if (own.length === 0 || own.length === part.lines.length) return part;
  // What it labeled may be gone.
  return { ...part, lines: own.map((line) => ({ ...line, isLabel: false })) };
}

function answerOf(part: ToldPart, asked: AskedPart, language: string): PagedAnswer {
  const { page, heading, lines, invitation, children } = part;
  const { question, topic, category, intent } = asked;
  const about = {
    page,
    question,
    topic,
    category,
    needsSubject: false,
    confidence: intent === "training-times" && lines.some(saysDayAndTime) ? stated : unsure,
    ...(intent === undefined ? {} : { intent }),
  };
  if (asked.id && !isTold(part)) {
    const listed =
      asked.id === "areas"
        ? children
            .filter(({ name }) => !articleStart(language).test(name))
            .map(({ name }) => ({ name, description: null }))
        : children;
    return { ...about, ...writeOffers(listed) };
  }
  const chosen = selectLines(heading, lines.length === 0 && invitation ? [invitation] : lines);
  const answer = joinLines(chosen, page.url);
  const texts = chosen.map(({ text }) => text);
  return asked.kind === "stated"
    ? { ...about, answer: `**${escapeMarkdown(heading)}**\n\n${answer}`, lines: [heading, ...texts] }
    : { ...about, answer, lines: texts };
}

/** The first paragraphs of the page about the company. */
function askForCompany(parts: ToldPart[], { language, companyName }: FactContext): HeadedAnswer[] {
  const question = phrase(factQuestions.us, language, null);
  const own = foldLoosely(companyName ?? "");
  // A person's portrait gets a question with the name, unless the company has the same.
  const first = parts.find(
    ({ page, sentences, level, text, heading }) =>
      isOfCompany(page) &&
      sentences >= 2 &&
      level <= 3 &&
      (!isPerson(heading) || foldLoosely(heading) === own) &&
      text.length >= minPortrait,
  );
  if (!question || !first) return [];
  const chosen = selectLines(first.heading, sentencesOnly(first.lines));
  const lines = chosen.map(({ text }) => text);
  const answer = joinLines(chosen, first.page.url);
  return isPortrait({ answer, lines }, language)
    ? [
        {
          page: first.page,
          question,
          answer,
          lines,
          topic: "who",
          category: "about",
          needsSubject: false,
          confidence: unsure,
          rank: 4,
        },
      ]
    : [];
}

/** In characters. */
const minPortrait = 120;
const maxAppointments = 60;
const byAppointment = new RegExp(wholeWords("hours.byAppointment"), "iu");

/** "Visits by appointment" says when a company without hours is open. */
function askForAppointments(pages: ReadPage[], { language }: FactContext): HeadedAnswer[] {
  const question = phrase(factQuestions.hours, language, null);
  const asks = customerQuestions(language).get("booking")?.asks;
  if (!question || !asks) return [];
  for (const page of pages) {
    const line = page.lines.find(
      ({ text, level, isControl, isExcluded, isListItem }) =>
        level === 7 &&
        !isControl &&
        !isExcluded &&
        text.length <= maxAppointments &&
        !isListItem &&
        byAppointment.test(text) &&
        asks.test(text) &&
        !/\d|[?？]/u.test(text) &&
        splitIntoWords(text).length >= 3,
    );
    if (line)
      return [
        {
          page,
          question,
          answer: escapeMarkdown(line.text),
          lines: [line.text],
          topic: "hours",
          category: "contact",
          needsSubject: false,
          confidence: unsure,
          rank: 5,
        },
      ];
  }
  return [];
}

/** The offers below one heading, if no list of offers was found. */
function askForOffers(found: Found[], { language, calledName }: FactContext): HeadedAnswer[] {
  const offers = found.filter(({ asked }) => asked.kind === "offer" || asked.kind === "includes");
  const groups = [...Map.groupBy(offers, ({ part }) => `${part.page.url} ${part.above[0] ?? ""}`).values()];
  const best = groups.reduce<Found[]>((most, next) => (next.length > most.length ? next : most), []);
  const question = phrase(factQuestions.services, language, calledName);
  const page = best[0]?.part.page;
  if (!question || !page || best.length < minOffers) return [];
  return [
    {
      page,
      question,
      ...writeOffers(
        best.slice(0, maxOffers).map(({ part: { heading, lines } }) => ({
          name: heading,
          description: lines[0] ?? null,
          items: itemsAtStart(lines),
        })),
      ),
      topic: "services",
      category: "services",
      needsSubject: false,
      confidence: unsure,
      rank: 4.5,
    },
  ];
}

/** "Our services" above running text instead of a list. */
function askForToldOffers(parts: ToldPart[], { language, calledName }: FactContext): HeadedAnswer[] {
  const part = parts.find(
    ({ heading, level, sentences, text }) =>
      level > 1 &&
      level < labelLevel &&
      sentences > 0 &&
      text.length >= minPortrait &&
      offerHeadings.some((one) => one.kind === "services" && one.heading.test(heading)),
  );
  const question = phrase(factQuestions.services, language, calledName);
  if (!part || !question) return [];
  const chosen = selectLines(part.heading, part.lines);
  return [
    {
      page: part.page,
      question,
      answer: joinLines(chosen, part.page.url),
      lines: chosen.map(({ text }) => text),
      topic: "services",
      category: "services",
      needsSubject: false,
      confidence: unsure,
      rank: 4.4,
    },
  ];
}

interface Known extends Asked {
  quoted: ReadonlySet<string>;
}

/** Folded once, because each answer is compared with all of them. */
function knownOf(others: readonly Asked[]): Known[] {
  return others
    .filter(({ needsSubject }) => !needsSubject)
    .map((other) => ({ ...other, quoted: new Set(other.evidence.map(foldLoosely)) }));
}

/** True if another question asks the same, or its answer says all of this one's. */
function isCovered(answer: HeadedAnswer, known: readonly Known[]): boolean {
  const evidence = evidenceOf(answer.lines).map(foldLoosely);
  return known.some(
    (other) =>
      asksSame(answer, other) ||
      (!(answer.isOfPackage && anyOffers.has(other.topic ?? "")) &&
        evidence.every((sentence) => other.quoted.has(sentence))),
  );
}

function asksSame({ topic, intent }: HeadedAnswer, other: Known): boolean {
  if (topic === null) return false;
  if (topic === "services") return anyOffers.has(other.topic ?? "");
  return (
    other.confidence >= sure && (other.topic === topic || (intent !== undefined && other.intent === intent))
  );
}
