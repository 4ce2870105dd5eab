import { and, eq } from "drizzle-orm";
import { helpCenterContent } from "#db/schema/content.ts";
import type { WrittenText } from "#features/check-dates/check-date.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

/** Published articles. */
export async function listWrittenArticles(
  db: Db | Transaction,
  { companyId }: { companyId: string },
): Promise<WrittenText[]> {
  const { id, title, updatedAt: savedAt } = helpCenterContent;
  const rows = await db
    .select({ id, title, savedAt })
    .from(helpCenterContent)
    .where(and(eq(helpCenterContent.companyId, companyId), eq(helpCenterContent.status, "published")));
  return rows.map((row) => ({ ...row, kind: "article", editUrl: `/dashboard/articles/${row.id}` }));
}
