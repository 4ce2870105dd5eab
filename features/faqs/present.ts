import { formatDay } from "#shared/format-day.ts";
import { markdownToText, renderMarkdown } from "#shared/markdown.ts";
import { readWebLink } from "#shared/web-link.ts";
import { type CategoryOf, defaultCategory } from "./group-by-category.ts";
import { uniqueName } from "./unique-name.ts";

/** What a stranger may know of a FAQ. A column that is not copied here is never shown. */
export interface PublicFaq {
  /** Unique on the page: the fragment of its address. */
  slug: string;
  question: string;
  /** Safe to put into the page. */
  answerHtml: string;
  answerText: string;
  /** As it was written, for readers of Markdown; not for pages. */
  answerMarkdown: string;
  category: string;
  source: PublicSource | null;
  /** The place in a film that answers it; null without one that visitors may see. */
  video: PublicVideoPlace | null;
  /** Null when the caller did not read it. */
  updatedAt: Date | null;
}

/** Where an answer comes from: at most two sentences word for word, the page they stand on, and when that was checked. */
export interface PublicSource {
  quotes: string[];
  url: string;
  /** Host and path. */
  label: string;
  /** "18 November 2026" */
  checkedOn: string;
}

export interface PublicVideoPlace {
  title: string;
  /** "1:05" */
  time: string;
  /** Within the help center: its page of videos, ready to play from there. */
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
  /** Only of a film that visitors may see. */
  video?: { id: string; title: string; seconds: number } | null;
}

export interface EvidenceRow {
  faqId: string;
  sentence: string;
  sourceUrl: string;
  checkedAt: Date;
}

/**
 * Evidence is expected in its own order; what belongs to none of the rows is left out. `taken`: the slugs of those that
 * stand before them on the page.
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

/** The first page that was quoted speaks for the answer; sentences of other pages are left to the dashboard. */
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

/** An answer that is wholly quoted would stand there twice: its two longest sentences are enough to find it. */
function tellingQuotes(sentences: string[]): string[] {
  const longest = sentences.toSorted((a, b) => b.length - a.length).slice(0, 2);
  return sentences.filter(
    (sentence, index) => longest.includes(sentence) && sentences.indexOf(sentence) === index,
  );
}
