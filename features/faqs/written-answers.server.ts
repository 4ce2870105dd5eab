import { and, eq } from "drizzle-orm";
import { generatedFaqs } from "#db/schema/faqs.ts";
import type { WrittenText } from "#features/check-dates/check-date.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

/** Published questions that a person wrote. The others are compared with the website. */
export async function listWrittenAnswers(
  db: Db | Transaction,
  { companyId }: { companyId: string },
): Promise<WrittenText[]> {
  const { id, question: title, updatedAt: savedAt, origin, status } = generatedFaqs;
  const rows = await db
    .select({ id, title, savedAt })
    .from(generatedFaqs)
    .where(and(eq(generatedFaqs.companyId, companyId), eq(status, "published"), eq(origin, "manual")));
  return rows.map((row) => ({ ...row, kind: "question", editUrl: `/dashboard/faqs?edit=${row.id}` }));
}
