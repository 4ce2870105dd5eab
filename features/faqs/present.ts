import { formatDay } from "#shared/format-day.ts";
import { markdownToText, renderMarkdown } from "#shared/markdown.ts";
import { readWebLink } from "#shared/web-link.ts";
import { type CategoryOf, defaultCategory } from "./group-by-category.ts";
import { uniqueName } from "./unique-name.ts";

/** Public fields of an FAQ. Columns that aren't copied here are never shown. */
export interface PublicFaq {
  /** Unique on the page, and the fragment of the question's URL. */
  slug: string;
  question: string;
  /** Sanitized HTML. */
  answerHtml: string;
  answerText: string;
  /** The answer as written, for Markdown twins but not for HTML pages. */
  answerMarkdown: string;
  category: string;
  source: PublicSource | null;
  /** The position in a public video that answers the question; null if none. */
  video: PublicVideoPlace | null;
  /** Null if the caller didn't read this column. */
  updatedAt: Date | null;
}

/** Source of an answer: at most two quoted sentences, their page, and the date they were last checked. */
export interface PublicSource {
  quotes: string[];
  url: string;
  /** The page's host and path. */
  label: string;
  /** "18 November 2026" */
  checkedOn: string;
}

export interface PublicVideoPlace {
  title: string;
  /** "1:05" */
  time: string;
  /** Path within the help center to the video's page, starting at this time. */
  path: string;
}

export type FaqCategory = CategoryOf<PublicFaq>;

export interface FaqRow {
  id: string;
  question: string;
  answer: string;
  category: string | null;
  slug: string;
  updatedAt?: Date;
  /** Set only for public videos. */
  video?: { id: string; title: string; seconds: number } | null;
}

export interface EvidenceRow {
  faqId: string;
  sentence: string;
  sourceUrl: string;
  checkedAt: Date;
}

/**
 * Evidence must be in its stored order; rows without a matching question are ignored. `taken` contains slugs of
 * preceding questions on the page.
 */
export function presentFaqs(rows: FaqRow[], evidence: EvidenceRow[], taken = new Set<string>()): PublicFaq[] {
  const byFaq = Map.groupBy(evidence, (row) => row.faqId);
  return rows.map((row) => ({
    slug: uniqueName(row.slug, taken),
    question: row.question.trim(),
    answerHtml: renderMarkdown(row.answer),
    answerText: markdownToText(row.answer),
    answerMarkdown: row.answer.trim(),
    category: row.category?.trim() || defaultCategory,
    source: presentSource(byFaq.get(row.id) ?? []),
    video: row.video ? presentVideoPlace(row.video) : null,
    updatedAt: row.updatedAt ?? null,
  }));
}

function presentVideoPlace({ id, title, seconds }: NonNullable<FaqRow["video"]>): PublicVideoPlace {
  const whole = Math.floor(seconds);
  return {
    title,
    time: `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`,
    path: `/videos?play=${id}&t=${whole}#${id}`,
  };
}

/** Shows only the first quoted page. The dashboard shows all of them. */
function presentSource(rows: EvidenceRow[]): PublicSource | null {
  const first = rows[0];
  const link = readWebLink(first?.sourceUrl);
  if (!first || !link) return null;
  return {
    ...link,
    quotes: tellingQuotes(
      rows.filter((row) => row.sourceUrl === first.sourceUrl).map((row) => row.sentence.trim()),
    ),
    checkedOn: formatDay(first.checkedAt),
  };
}

/**
 * Quoting every sentence of an answer would repeat the answer. Its two longest sentences are enough to find it in the
 * source.
 */
function tellingQuotes(sentences: string[]): string[] {
  const longest = sentences.toSorted((a, b) => b.length - a.length).slice(0, 2);
  return sentences.filter(
    (sentence, index) => longest.includes(sentence) && sentences.indexOf(sentence) === index,
  );
}
