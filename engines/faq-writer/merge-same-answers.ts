import { foldLoosely } from "./ground.ts";
import type { Written } from "./write-drafts.ts";

/** As fractions of the shorter question's words. */
const sameQuestion = 0.6;
/** As fractions of the longer text's words: what one question adds may be what it is about. */
const nearlySameQuestion = 0.9;
const nearlySameAnswer = 0.5;

/**
 * Drops a question that another one already asks in other words: one with the same answer, one that two of the site's
 * pages word almost alike or, for generated questions, one whose answer is contained in another answer. The site's own questions come first.
 */
export function mergeSameAnswers(faqs: readonly Written[]): Written[] {
  const kept: Written[] = [];
  const order = [...faqs].sort((a, b) => Number(a.isMade) - Number(b.isMade) || b.rank - a.rank);
  for (const faq of order) if (!kept.some((other) => isCovered(faq, other))) kept.push(faq);
  const stays = new Set(kept);
  return faqs.filter((faq) => stays.has(faq));
}

function isCovered(faq: Written, other: Written): boolean {
  const answer = foldLoosely(faq.answer);
  const fuller = foldLoosely(other.answer);
  const isSame = answer === fuller;
  if (!faq.isMade) {
    if (other.isMade) return false;
    const { ofShorter, ofLonger } = sharedWords(faq.question, other.question);
    return isSame
      ? ofShorter >= sameQuestion
      : askedOn(faq) !== askedOn(other) &&
          ofLonger >= nearlySameQuestion &&
          numbersIn(faq.question) === numbersIn(other.question) &&
          sharedWords(faq.answer, other.answer).ofLonger >= nearlySameAnswer;
  }
  // One sentence may answer two questions of the bank.
  if (faq.intent !== undefined && faq.intent !== other.intent) return false;
  // "For 20 years, we have been the bakers of Leeds" says who they are, too.
  if (faq.topic === "who" && other.intent === "experience") return false;
  if (isSame) return true;
  return fuller.includes(answer) && answer.length >= fuller.length * 0.7;
}

/** The page that asks. It lists no question twice, whichever page answers. */
export function askedOn({ askedAt, pageUrl }: Written): string {
  return askedAt ?? pageUrl;
}

function sharedWords(one: string, other: string): { ofShorter: number; ofLonger: number } {
  const a = new Set(foldLoosely(one).split(" "));
  const b = new Set(foldLoosely(other).split(" "));
  const both = [...a].filter((word) => b.has(word)).length;
  return { ofShorter: both / Math.min(a.size, b.size), ofLonger: both / Math.max(a.size, b.size) };
}

/** "Can they try out?" isn't "Can they try out for U16?". */
function numbersIn(text: string): string {
  return (text.match(/\d+/g) ?? []).join(" ");
}
