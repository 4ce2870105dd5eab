import { eq } from "drizzle-orm";
import { centerImports } from "#db/schema/center-imports.ts";
import { WorkEndedError } from "#features/websites/reading-job.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";

/**
 * Locks the row. Throws if the owner has stopped or replaced the import, so that its job stores nothing more. A paused
 * import that was continued belongs to the attempt that claimed it last.
 */
export async function requireRunning(
  tx: Transaction,
  { id, startedAt }: Pick<typeof centerImports.$inferSelect, "id" | "startedAt">,
): Promise<void> {
  const [row] = await tx
    .select({ status: centerImports.status, startedAt: centerImports.startedAt })
    .from(centerImports)
    .where(eq(centerImports.id, id))
    .for("update");
  const isOwn = row?.startedAt?.getTime() === startedAt?.getTime();
  if (row?.status !== "running" || !isOwn) throw new WorkEndedError();
}
