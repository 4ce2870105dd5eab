/** Proposes questions for what a website tells below its headings and no other question covers. */
import { questionsOfAny } from "#engines/customer-questions/bank.ts";
import { tradeIds } from "#shared/enumerations.ts";
import { evidenceOf, joinLines, selectLines } from "../answer-lines.ts";
import type { FactContext, PagedAnswer } from "../fact-context.ts";
import { foldLoosely } from "../ground.ts";
import { legalPage, storyPage } from "../page-kinds.ts";
import type { ReadPage } from "../read-page.ts";
import { type AskedPart, askForPart, type PartKind } from "./ask-for-part.ts";
import { type ToldPart, toldParts } from "./told-parts.ts";

export interface Asked {
  question: string;
  evidence: readonly string[];
  topic: string | null;
  intent?: string;
  confidence: number;
}

export interface HeadedAnswer extends PagedAnswer {
  rank: number;
}

/** Below the confidence of questions that need no decision. */
const unsure = 0.45;
const sure = 0.5;
/** Each website gets at most so many. */
const most = 30;
const rankOf: Record<PartKind, number> = { intent: 5.48, topic: 5.47, includes: 3.6, offer: 3.4, person: 3.3 };

export function mineHeaded(pages: ReadPage[], context: FactContext, others: readonly Asked[]): HeadedAnswer[] {
  const { language, calledName, trade } = context;
  const questions = questionsOfAny(trade.candidates.length > 0 ? trade.candidates : tradeIds, language);
  const found = new Map<string, HeadedAnswer>();
  for (const page of pages) {
    const path = URL.parse(page.url)?.pathname ?? "";
    if (legalPage.test(path) || storyPage.test(path) || page.outline.isListing) continue;
    for (const part of toldParts(page, language)) {
      const asked = askForPart(part, { language, calledName, questions });
      if (!asked) continue;
      const answer = answerOf(part, asked);
      const key = foldLoosely(asked.question);
      const known = found.get(key);
      if (known && known.answer.length >= answer.answer.length) continue;
      if (!isCovered(answer, others)) found.set(key, answer);
    }
  }
  return [...found.values()].sort((a, b) => b.rank - a.rank).slice(0, most);
}

function answerOf(part: ToldPart, asked: AskedPart): HeadedAnswer {
  const { page, heading, lines } = part;
  const chosen = selectLines(heading, lines);
  return {
    page,
    question: asked.question,
    answer: joinLines(chosen, page.url),
    lines: chosen.map(({ text }) => text),
    topic: asked.topic,
    needsSubject: false,
    confidence: unsure,
    ...(asked.intent === undefined ? {} : { intent: asked.intent }),
    category: asked.category,
    rank: rankOf[asked.kind],
  };
}

/** True if another question asks the same, or its answer says all of this one's. */
function isCovered(answer: HeadedAnswer, others: readonly Asked[]): boolean {
  const evidence = evidenceOf(answer.lines).map(foldLoosely);
  return others.some((other) => {
    const isSame =
      other.confidence >= sure &&
      answer.topic !== null &&
      (other.topic === answer.topic || (answer.intent !== undefined && other.intent === answer.intent));
    const quoted = new Set(other.evidence.map(foldLoosely));
    return isSame || evidence.every((sentence) => quoted.has(sentence));
  });
}
