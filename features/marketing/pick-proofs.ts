import { formatDay } from "#shared/format-day.ts";
import { type Excerpt, findExcerpt } from "./find-excerpt.ts";

/** The fields of `PublicFaq` that are needed here. */
export interface QuotedFaq {
  slug: string;
  question: string;
  answerText: string;
  source: { quotes: string[]; url: string; label: string; checkedAt: Date } | null;
}

export interface Proof {
  slug: string;
  question: string;
  /** The answer, split around its quoted sentence. */
  answer: [before: string, quote: string, after: string];
  sourceUrl: string;
  /** Host and path of the page. */
  sourceLabel: string;
  /** Formatted like "18 November 2026". */
  checkedOn: string;
  excerpt: Excerpt;
  /** True if the page itself asks this question, so that the answer was only copied. */
  isAsked: boolean;
}

/** In characters. Long enough to mean something, short enough to read at a glance. */
const quoteLength = { min: 30, max: 130 };
/** Labels of a list or table may be quoted too, but look like nothing on a start page. */
const isWholeSentence = /[.!?。]$/;
/** In characters. More doesn't fit on a small card below the question. */
const maxAnswerLength = 260;
/** In characters. More doesn't fit into the illustration of the page. */
const maxParagraphLength = 360;

/**
 * Picks up to two FAQs whose sentence can be shown on its source page. The first is the most convincing one, because
 * its page doesn't ask the question. The second is the shortest. `pages` has Markdown by URL.
 */
export function pickProofs(faqs: QuotedFaq[], pages: Map<string, string>): Proof[] {
  const [first, ...others] = faqs
    .flatMap((faq) => proofOf(faq, pages) ?? [])
    .sort((a, b) => Number(a.isAsked) - Number(b.isAsked) || lengthOf(a) - lengthOf(b));
  const [second] = others.sort((a, b) => lengthOf(a) - lengthOf(b));
  return [first, second].filter((proof) => proof !== undefined);
}

function proofOf(
  { slug, question, answerText, source }: QuotedFaq,
  pages: Map<string, string>,
): Proof | null {
  const markdown = source && pages.get(source.url);
  if (!markdown || answerText.length > maxAnswerLength) return null;
  for (const quote of source.quotes) {
    const start = answerText.indexOf(quote);
    if (start < 0 || quote.length < quoteLength.min || quote.length > quoteLength.max) continue;
    if (!isWholeSentence.test(quote)) continue;
    const excerpt = findExcerpt(markdown, quote);
    if (!excerpt || excerpt.before.length + quote.length + excerpt.after.length > maxParagraphLength)
      continue;
    return {
      slug,
      question,
      answer: [answerText.slice(0, start), quote, answerText.slice(start + quote.length)],
      sourceUrl: source.url,
      sourceLabel: source.label,
      checkedOn: formatDay(source.checkedAt),
      excerpt,
      isAsked: markdown.includes(question),
    };
  }
  return null;
}

function lengthOf({ answer }: Proof): number {
  return answer.join("").length;
}
