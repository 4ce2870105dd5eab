import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq } from "drizzle-orm";
import { collections } from "#db/schema/collections.ts";
import { generatedFaqs, videoGeneratedFaqs } from "#db/schema/faqs.ts";
import type { ReadScope } from "#features/translations/read-translated.server.ts";
import { langOf } from "#features/translations/translated.ts";
import type { Db } from "#platform/db/open-database.ts";
import { markdownToText } from "#shared/markdown.ts";
import { inOrderOfPage } from "./category-order.ts";
import { isCategoryOf } from "./collections.server.ts";
import { defaultCategory } from "./default-category.ts";
import { languageColumn, translatedFaqs } from "./translated-faqs.server.ts";

export interface SearchableFaq {
  /** Same slug as on the question's page. */
  slug: string;
  /** Language of the texts, if it isn't the page's. */
  lang?: string | undefined;
  question: string;
  category: string;
  answerText: string;
  answerMarkdown: string;
}

/** Number of answers to convert before other work gets a turn on the event loop. */
const answersEachTurn = 50;

/**
 * Reads a company's published FAQs as plain text, in the order of the page. Rendering thousands of answers as HTML
 * would take too long.
 */
export async function listSearchableFaqs(db: Db, scope: ReadScope): Promise<SearchableFaq[]> {
  const [written, fromVideos] = await Promise.all(
    [generatedFaqs, videoGeneratedFaqs].map((table) =>
      db
        .select({
          id: table.id,
          language: languageColumn(table),
          question: table.question,
          answer: table.answer,
          category: table.category,
          slug: table.slug,
          categoryPosition: collections.position,
        })
        .from(table)
        .leftJoin(collections, isCategoryOf(table))
        .where(and(eq(table.companyId, scope.companyId), eq(table.status, "published")))
        .orderBy(asc(table.position), asc(table.createdAt), asc(table.id)),
    ),
  );
  const rows = inOrderOfPage([
    ...(written ?? []).map((row) => ({ ...row, isFromVideo: false })),
    ...(fromVideos ?? []).map((row) => ({ ...row, isFromVideo: true })),
  ]);
  const translatedOf = await translatedFaqs(db, scope, rows);
  const faqs: SearchableFaq[] = [];
  for (const row of rows) {
    const translated = translatedOf(row);
    const { question, answer, category } = { ...row, ...translated.translation?.fields };
    faqs.push({
      slug: row.slug,
      lang: langOf(translated),
      question: question.trim(),
      category: category?.trim() || defaultCategory,
      answerText: markdownToText(answer),
      answerMarkdown: answer,
    });
    if (faqs.length % answersEachTurn === 0) await nextTurn();
  }
  return faqs;
}
