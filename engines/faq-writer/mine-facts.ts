import { readingLength, splitIntoWords } from "#engines/languages/reading-length.ts";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { splitSentences } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { foldLoosely } from "./ground.ts";
import { isCallToAction, isInvitation, isPitch } from "./language-phrases.ts";
import { mineAddress } from "./mine-address.ts";
import { mineCompany } from "./mine-company.ts";
import { mineContact } from "./mine-contact.ts";
import { mineDurations } from "./mine-durations.ts";
import { mineHours } from "./mine-hours.ts";
import { mineOffers } from "./mine-offers.ts";
import { minePrices } from "./mine-prices.ts";
import { legalPage, storyPage } from "./page-kinds.ts";
import type { ReadPage } from "./read-page.ts";
import { phrase, type Topic, topics } from "./topics.ts";

const answersLeans = new RegExp(String.raw`^${wholeWords("answers.leans")}`, "iu");

/** Finds facts for which there are templates. The template is the question, and the page's own sentences answer it. */
export function mineFacts(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  return [
    ...mineContact(pages, context),
    ...mineAddress(pages, context),
    ...mineHours(pages, context),
    ...mineOffers(pages, context),
    ...minePrices(pages, context),
    ...mineCompany(pages, context),
    ...mineDurations(pages, context),
    ...topics.flatMap((topic) => mineTopic(pages, topic, context)),
  ];
}

/** Matches a sentence that limits the one before it. Without it, the answer would promise too much. */
const qualifies = new RegExp(String.raw`^(?!.*[?？]$)${wholeWords("answers.qualifies")}`, "iu");

/** Matches a sentence about another place, variant or case, such as "To Belgium it costs 9 €." */
const addsVariant = new RegExp(String.raw`^(?:${anyOf("answers.goesFurther")})(?![\p{L}]).{3,80}\d`, "iu");

interface Statement {
  text: string;
  score: number;
  at: number;
}

/** Returns the best one or two sentences on a topic, both from the same page. */
function mineTopic(pages: ReadPage[], topic: Topic, context: FactContext): PagedAnswer[] {
  const question =
    topic.sentences.length > 0 ? phrase(topic.questions, context.language, context.companyName) : null;
  if (!question) return [];
  let best: { page: ReadPage; statements: Statement[]; score: number } | null = null;
  for (const page of pages) {
    const path = URL.parse(page.url)?.pathname ?? "";
    if (legalPage.test(path) || storyPage.test(path)) continue;
    const statements = statementsOf(page, topic);
    const [first, second] = [...statements].sort((a, b) => b.score - a.score);
    if (!first) continue;
    const chosen =
      second && second.score >= 2 && !isNearDuplicate(first.text, second.text)
        ? [first, second].sort((a, b) => a.at - b.at)
        : [first];
    const score = first.score + (chosen.length > 1 ? 0.5 : 0);
    if (!best || score > best.score) best = { page, statements: chosen, score };
  }
  if (!best) return [];
  const lines = best.statements.map((statement) => statement.text);
  return [
    {
      page: best.page,
      question,
      answer: lines.join("\n\n"),
      lines,
      topic: topic.id,
      needsSubject: false,
      confidence: 0.6,
    },
  ];
}

function statementsOf(page: ReadPage, topic: Topic): Statement[] {
  const isAbout = (text: string): boolean => topic.sentences.some((sentence) => sentence.test(text));
  const statements: Statement[] = [];
  page.lines.forEach((line, index) => {
    if (line.level < 7 || line.isExcluded || line.isControl || readingLength(line.text) < 40) return;
    if (!isAbout(line.text.slice(0, 3000))) return;
    const sentences = splitSentences(line.text);
    for (const [at, sentence] of sentences.entries()) {
      if (!isStatement(sentence) || !isAbout(sentence)) continue;
      const next = sentences[at + 1] ?? "";
      const goesOn =
        next.length <= 250 &&
        (qualifies.test(next) || (isAbout(next) && isStatement(next)) || addsVariant.test(next));
      const text = goesOn ? `${sentence} ${next}` : sentence;
      const numbers = Math.min(2, text.match(/\d+/g)?.length ?? 0);
      const sells =
        text.match(/!|\b(?:best|amazing|dream|passion|love|today|now|enjoy|discover)\b/gi)?.length ?? 0;
      statements.push({ text, at: index, score: 1.5 + numbers * 0.5 - sells + (text.length > 70 ? 0.5 : 0) });
    }
  });
  const worthy = statements.filter(({ score }) => score > 0.5);
  return [...new Map(worthy.map((statement) => [statement.text, statement])).values()];
}

/** True if the sentences consist of nearly the same words. */
function isNearDuplicate(one: string, other: string): boolean {
  const a = new Set(foldLoosely(one).split(" "));
  const b = new Set(foldLoosely(other).split(" "));
  const both = [...a].filter((word) => b.has(word)).length;
  return both / Math.min(a.size, b.size) >= 0.6;
}

/** True for a complete declarative sentence that is neither a question nor an invitation. */
function isStatement(text: string): boolean {
  return (
    readingLength(text) >= 40 &&
    text.length <= 350 &&
    /[.!。]["”’»)」』）]*$/.test(text) &&
    splitIntoWords(text).length >= 7 &&
    !/^["“«‘]/.test(text) &&
    !/[?？]| [·•|] /.test(text) &&
    // Excludes sentences that depend on the one before.
    !answersLeans.test(text) &&
    !/\b(?:above|below|following|click|here|this page|(?:on|see) (?:the|our|their) .{0,25}(?:web)?site)\b/i.test(
      text,
    ) &&
    !isCallToAction(text) &&
    !isInvitation(text) &&
    !isPitch(text)
  );
}
