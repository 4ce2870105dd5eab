import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq } from "drizzle-orm";
import { generatedFaqs, videoGeneratedFaqs } from "#db/schema/faqs.ts";
import type { Db } from "#platform/db/open-database.ts";
import { markdownToText } from "#shared/markdown.ts";
import { defaultCategory } from "./default-category.ts";
import { uniqueName } from "./unique-name.ts";

export interface SearchableFaq {
  /** Same slug as on the question's page. */
  slug: string;
  question: string;
  category: string;
  answerText: string;
}

/** Number of answers to convert before other work gets a turn on the event loop. */
const answersEachTurn = 50;

/**
 * Reads a company's published FAQs as plain text, in the order of the page. Rendering thousands of answers as HTML
 * would take too long.
 */
export async function listSearchableFaqs(db: Db, scope: { companyId: string }): Promise<SearchableFaq[]> {
  const [written, fromVideos] = await Promise.all(
    [generatedFaqs, videoGeneratedFaqs].map((table) =>
      db
        .select({
          question: table.question,
          answer: table.answer,
          category: table.category,
          slug: table.slug,
        })
        .from(table)
        .where(and(eq(table.companyId, scope.companyId), eq(table.status, "published")))
        .orderBy(asc(table.position), asc(table.createdAt), asc(table.id)),
    ),
  );
  const taken = new Set<string>();
  const faqs: SearchableFaq[] = [];
  for (const { question, answer, category, slug } of [...(written ?? []), ...(fromVideos ?? [])]) {
    faqs.push({
      slug: uniqueName(slug, taken),
      question: question.trim(),
      category: category?.trim() || defaultCategory,
      answerText: markdownToText(answer),
    });
    if (faqs.length % answersEachTurn === 0) await nextTurn();
  }
  return faqs;
}
