/** Fails imports that no worker will pick up again, such as after a timeout of the last attempt. The owner can retry them. */
import { and, eq, sql } from "drizzle-orm";
import { centerImports } from "#db/schema/center-imports.ts";
import { isAbandoned } from "#features/websites/reading-job.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { movingTexts as texts } from "./moving-texts.ts";

export async function endAbandonedImports(
  db: Db | Transaction,
  { companyId }: { companyId: string },
): Promise<void> {
  await db
    .update(centerImports)
    .set({ status: "failed", error: texts.unexpected, finishedAt: sql`now()`, sealedAccess: null })
    .where(and(eq(centerImports.companyId, companyId), isAbandoned(centerImports)));
}
