import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { faqTables } from "./own-faqs.server.ts";

/** The published questions among these, by id. */
export async function namePublishedFaqs(
  db: Db,
  { companyId }: OwnerScope,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const lists = await Promise.all(
    faqTables.map((table) =>
      db
        .select({ id: table.id, question: table.question })
        .from(table)
        .where(and(eq(table.companyId, companyId), eq(table.status, "published"), inArray(table.id, ids))),
    ),
  );
  return new Map(lists.flat().map(({ id, question }) => [id, question]));
}
