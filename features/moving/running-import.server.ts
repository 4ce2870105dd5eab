import { eq } from "drizzle-orm";
import { centerImports } from "#db/schema/center-imports.ts";
import { WorkEndedError } from "#features/websites/reading-job.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";

/** Locks the row. Throws if the owner has stopped or replaced the import, so that its job stores nothing more. */
export async function requireRunning(tx: Transaction, importId: string): Promise<void> {
  const [row] = await tx
    .select({ status: centerImports.status })
    .from(centerImports)
    .where(eq(centerImports.id, importId))
    .for("update");
  if (row?.status !== "running") throw new WorkEndedError();
}
