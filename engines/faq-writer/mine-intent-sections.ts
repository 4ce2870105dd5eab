import { type CustomerQuestion, questionsOfAny, wordQuestion } from "#engines/customer-questions/bank.ts";
import { answersKind } from "#engines/customer-questions/states-answer.ts";
import { tradeIds } from "#shared/enumerations.ts";
import { escapeMarkdown, joinLines, splitSentences } from "./answer-lines.ts";
import { cleanLabel } from "./detect-question.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { sectionsOf, usefulLines } from "./mine-sections.ts";
import { tellsOffer } from "./page-kinds.ts";
import type { TextLine } from "./page-lines.ts";
import type { ReadPage } from "./read-page.ts";
import { isDraft, pointsAtPage } from "./refused-texts.ts";

const most = 12;
/** In characters. */
const maxHeading = 40;
const maxWords = 5;
const maxText = 700;
const minText = 15;
/** "No-show policy" names nothing but what it is about. */
/** A preposition continues the heading: "On parts and labor, two years longer than required." */
const needsHeading =
  /^(?:on|for|with|without|in|at|by|auf|für|mit|ohne|bei|sur|pour|avec|sans|en|para|con|sin|su|per|senza) [^,.]{3,60} [—–] /iu;
const policyWord = / (?:polic(?:y|ies)|rules?|information|info|details)$/i;
/** As a share of the heading's letters. */
const minShare = 0.7;

/** Finds sections whose heading names what customers ask about: "Gift vouchers" above a sentence about them. */
export function mineIntentSections(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const { candidates } = context.trade;
  // Without a trade, a heading says enough.
  const questions = questionsOfAny(candidates.length > 0 ? candidates : tradeIds, context.language).filter(
    ({ intent, says }) => says !== null && !general.test(intent.id),
  );
  const found = new Map<string, PagedAnswer>();
  for (const page of pages) {
    if (!tellsOffer(page)) continue;
    for (const { heading, level, lines: below } of sectionsOf(page.lines)) {
      const title = cleanLabel(heading)
        .replace(/[.:!]+$/u, "")
        .replace(policyWord, "");
      if (level === 1 || title.length > maxHeading || title.split(" ").length > maxWords) continue;
      const lines = usefulLines(below);
      const question = questions.find((one) => isNamed(one, title));
      if (!question || found.has(question.intent.id) || !isAnswer(lines, question, context)) continue;
      const asked = wordQuestion(question, context.calledName);
      if (!asked) continue;
      // "5 years of warranty" is a part of the answer.
      const isPart = /\d/.test(title) || needsHeading.test(lines[0]?.text ?? "");
      found.set(question.intent.id, {
        page,
        question: asked,
        answer: `${isPart ? `**${escapeMarkdown(heading)}**\n\n` : ""}${joinLines(lines, page.url)}`,
        lines: [...(isPart ? [heading] : []), ...lines.map(({ text }) => text)],
        topic: question.intent.topic ?? question.intent.id,
        intent: question.intent.id,
        category: question.intent.category,
        heading,
        needsSubject: false,
        confidence: 0.6,
      });
    }
  }
  return [...found.values()].slice(0, most);
}

/** Found by their own templates, or too broad for a heading to say enough. */
const general =
  /^(?:contact|address|prices|hours|open-sundays|who-runs-it|included|treatments|process|booking|mission)$/;

/** True if the heading consists of little but the words of a sentence that answers the question. */
function isNamed({ says }: CustomerQuestion, title: string): boolean {
  const letters = lettersOf(title);
  const match = lettersOf(says?.exec(title)?.[0] ?? "");
  return match >= letters * minShare && match > 3;
}

function lettersOf(text: string): number {
  return text.replace(/\P{L}/gu, "").length;
}

function isAnswer(lines: TextLine[], question: CustomerQuestion, { language }: FactContext): boolean {
  const text = lines.map((line) => line.text).join(" ");
  const [first = ""] = splitSentences(text);
  return (
    text.length >= minText &&
    text.length <= maxText &&
    /[.!。]$/.test(first) &&
    !/[?？]/.test(text) &&
    !/^\p{Ll}/u.test(text) &&
    !isDraft(text) &&
    !pointsAtPage(first, language) &&
    answersKind(text, { language, kind: question.intent.kind })
  );
}
