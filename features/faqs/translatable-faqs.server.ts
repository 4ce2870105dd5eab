import { and, asc, eq } from "drizzle-orm";
import { generatedFaqs, videoGeneratedFaqs } from "#db/schema/faqs.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { languageColumn } from "./translated-faqs.server.ts";

export interface TranslatableFaq {
  id: string;
  isFromVideo: boolean;
  question: string;
  answer: string;
  category: string | null;
  /** Null for the main language. */
  language: string | null;
}

/** The published questions as they are stored, in the order of the page. */
export async function listTranslatableFaqs(
  db: Db | Transaction,
  { companyId }: { companyId: string },
): Promise<TranslatableFaq[]> {
  const lists = [];
  for (const table of [generatedFaqs, videoGeneratedFaqs])
    lists.push(
      await db
        .select({
          id: table.id,
          question: table.question,
          answer: table.answer,
          category: table.category,
          language: languageColumn(table),
        })
        .from(table)
        .where(and(eq(table.companyId, companyId), eq(table.status, "published")))
        .orderBy(asc(table.position), asc(table.createdAt), asc(table.id)),
    );
  return lists.flatMap((rows, index) => rows.map((row) => ({ ...row, isFromVideo: index === 1 })));
}
