import { and, eq } from "drizzle-orm";
import { gettingStarted, videoGuides } from "#db/schema/guides.ts";
import type { WrittenText } from "#features/check-dates/check-date.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

/** Published guides of both kinds. */
export async function listWrittenGuides(
  db: Db | Transaction,
  { companyId }: { companyId: string },
): Promise<WrittenText[]> {
  const publishedIn = (table: typeof gettingStarted | typeof videoGuides) =>
    db
      .select({ id: table.id, title: table.title, savedAt: table.updatedAt })
      .from(table)
      .where(and(eq(table.companyId, companyId), eq(table.published, true)));
  const [started, steps] = [await publishedIn(gettingStarted), await publishedIn(videoGuides)];
  return [
    ...started.map((row) => ({ ...row, kind: "guide" as const, editUrl: "/dashboard/getting-started" })),
    ...steps.map((row) => ({
      ...row,
      kind: "step guide" as const,
      editUrl: `/dashboard/guides/${row.id}`,
    })),
  ];
}
