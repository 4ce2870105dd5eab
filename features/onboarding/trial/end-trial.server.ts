import { eq } from "drizzle-orm";
import { trials } from "#db/schema/trials.ts";
import { removeImport } from "#features/websites/import/start-import.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import type { TrialRow } from "./find-trial.server.ts";

/** Deletes the trial and its company. A running job notices at its next step. */
export async function endTrial(
  tx: Transaction,
  services: Pick<Services, "jobs">,
  { id, companyId }: Pick<TrialRow, "id" | "companyId">,
): Promise<void> {
  if (companyId) await removeImport(tx, services, { companyId });
  await tx.delete(trials).where(eq(trials.id, id));
}
