import { isSourceGone } from "#features/translations/source-gone.ts";
import { langOf, type Translated } from "#features/translations/translated.ts";
import { markdownToText, renderMarkdown } from "#shared/markdown.ts";
import { readWebLink } from "#shared/web-link.ts";
import { defaultCategory } from "./default-category.ts";
import type { CategoryOf } from "./group-by-category.ts";
import { isSaidInAnswer, tellingQuotes } from "./telling-quotes.ts";
import { uniqueName } from "./unique-name.ts";

/** Fields of an FAQ that visitors may see. Columns that aren't copied here stay private. */
export interface PublicFaq {
  /** Unique on the page. Also the fragment of the question's URL. */
  slug: string;
  /** Language of the question and answer, if it isn't the page's. */
  lang?: string | undefined;
  question: string;
  answerHtml: string;
  answerText: string;
  /** The stored Markdown, for Markdown pages only. HTML pages must use `answerHtml`. */
  answerMarkdown: string;
  category: string;
  source: PublicSource | null;
  /** Position in a public video that answers the question. Null if there is none. */
  video: PublicVideoPlace | null;
  /** Null if the caller didn't read this column. */
  updatedAt: Date | null;
  /** The languages that it can be read in. Empty if the help center has only one. */
  languages?: string[];
}

/** At most two quoted sentences, their page, and the date they were last checked. */
export interface PublicSource {
  quotes: string[];
  /** Whether the answer is these quotes, so that showing them below it would say everything twice. */
  isAnswer: boolean;
  url: string;
  /** Host and path of the page. */
  label: string;
  checkedAt: Date;
  /** Language of the quotes, if it differs from the answer's. */
  lang?: string | undefined;
}

export interface PublicVideoPlace {
  title: string;
  time: string;
  /** Path of the video's page within the help center, starting at this time. */
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
  /** Null for the main language. */
  language?: string | null;
  isFromVideo?: boolean;
  /** Only set if the video is public. */
  video?: { id: string; title: string; seconds: number } | null;
}

export interface EvidenceRow {
  faqId: string;
  sentence: string;
  sourceUrl: string;
  checkedAt: Date;
}

interface PresentOptions {
  /** Slugs of questions on the same page. */
  taken?: Set<string>;
  translatedOf?: (row: FaqRow) => Translated;
}

export function presentFaqs(
  rows: FaqRow[],
  evidence: EvidenceRow[],
  { taken = new Set(), translatedOf = () => ({}) }: PresentOptions = {},
): PublicFaq[] {
  const byFaq = Map.groupBy(evidence, (row) => row.faqId);
  return rows.map((row) => {
    const translated = translatedOf(row);
    const { translation } = translated;
    const { question, answer } = { question: row.question, answer: row.answer, ...translation?.fields };
    const answerText = markdownToText(answer);
    return {
      slug: uniqueName(row.slug, taken),
      lang: langOf(translated),
      question: question.trim(),
      answerHtml: renderMarkdown(answer),
      answerText,
      answerMarkdown: answer.trim(),
      category: row.category?.trim() || defaultCategory,
      source: sourceOf({ evidence: byFaq.get(row.id) ?? [], answerText }, translated),
      video: row.video ? presentVideoPlace(row.video) : null,
      updatedAt: (translation ?? row).updatedAt ?? null,
    };
  });
}

/**
 * A translation that was read from the website quotes its own page, as long as that page still contains the sentences.
 * Other translations quote the page in its original language.
 */
function sourceOf(
  { evidence, answerText }: { evidence: EvidenceRow[]; answerText: string },
  { translation, sourceLang }: Translated,
): PublicSource | null {
  if (!translation) return presentSource(evidence, answerText);
  const own = presentSource(
    translation.quotes
      .filter((quote) => !isSourceGone([quote]))
      .map(({ checkedAt, ...quote }) => ({ ...quote, checkedAt: new Date(checkedAt) })),
    answerText,
  );
  const source = own ?? presentSource(evidence, answerText);
  return source && { ...source, lang: own ? undefined : sourceLang };
}

function presentVideoPlace({ id, title, seconds }: NonNullable<FaqRow["video"]>): PublicVideoPlace {
  const whole = Math.floor(seconds);
  return {
    title,
    time: `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`,
    path: `/videos?play=${id}&t=${whole}#${id}`,
  };
}

/** Visitors only see the first quoted page. The dashboard shows all of them. */
function presentSource(rows: Omit<EvidenceRow, "faqId">[], answerText: string): PublicSource | null {
  const first = rows[0];
  const link = readWebLink(first?.sourceUrl);
  if (!first || !link) return null;
  const quotes = tellingQuotes(
    rows.filter((row) => row.sourceUrl === first.sourceUrl).map((row) => row.sentence.trim()),
  );
  return { ...link, quotes, isAnswer: isSaidInAnswer(quotes, answerText), checkedAt: first.checkedAt };
}
