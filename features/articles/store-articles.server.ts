import { helpCenterContent } from "#db/schema/content.ts";
import type { Transaction } from "#platform/db/open-database.ts";

/** Inserts articles of an uploaded export. The caller holds the company's lock. */
export async function storeArticles(
  tx: Transaction,
  { companyId }: { companyId: string },
  articles: Omit<typeof helpCenterContent.$inferInsert, "companyId">[],
): Promise<void> {
  await tx.insert(helpCenterContent).values(articles.map((article) => ({ ...article, companyId })));
}
