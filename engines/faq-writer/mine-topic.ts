import { readingLength } from "#engines/languages/reading-length.ts";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { statementsOn } from "./page-statements.ts";
import type { ReadPage } from "./read-page.ts";
import { phrase, type Topic } from "./topics.ts";

/** Matches a sentence that limits the one before it. Without it, the answer would promise too much. */
const qualifies = new RegExp(String.raw`^(?!.*[?？]$)${wholeWords("answers.qualifies")}`, "iu");
/** Matches a sentence about another place, variant or case, such as "To Belgium it costs 9 €." */
const addsVariant = new RegExp(String.raw`^(?:${anyOf("answers.goesFurther")})(?![\p{L}]).{3,80}\d`, "iu");
const minLength = 40;

/** Returns the best sentence on a topic, with the sentence that limits it. */
export function mineTopic(pages: ReadPage[], topic: Topic, context: FactContext): PagedAnswer[] {
  const question =
    topic.sentences.length > 0 ? phrase(topic.questions, context.language, context.calledName) : null;
  if (!question) return [];
  const isAbout = (text: string): boolean => topic.sentences.some((sentence) => sentence.test(text));
  let best: { page: ReadPage; text: string; score: number } | null = null;
  for (const page of pages)
    for (const { text, next, isFragment } of statementsOn(page, context.language)) {
      if (isFragment || readingLength(text) < minLength || !isAbout(text)) continue;
      const goesOn =
        next !== null &&
        next.length <= 250 &&
        /[.!。]$/.test(next) &&
        (qualifies.test(next) || isAbout(next) || addsVariant.test(next));
      const whole = goesOn ? `${text} ${next}` : text;
      const numbers = Math.min(2, whole.match(/\d+/g)?.length ?? 0);
      const sells =
        whole.match(/!|\b(?:best|amazing|dream|passion|love|today|now|enjoy|discover)\b/gi)?.length ?? 0;
      const score = 1.5 + numbers * 0.5 - sells + (whole.length > 70 ? 0.5 : 0);
      if (score > 0.5 && score > (best?.score ?? 0)) best = { page, text: whole, score };
    }
  if (!best) return [];
  return [
    {
      page: best.page,
      question,
      answer: best.text,
      lines: [best.text],
      topic: topic.id,
      needsSubject: false,
      confidence: 0.6,
    },
  ];
}
