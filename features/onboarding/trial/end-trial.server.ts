import { and, eq, isNull } from "drizzle-orm";
import { onboardings, trials } from "#db/schema.ts";
import { lockCompanyToDelete } from "#features/companies/company-record.server.ts";
import { isClaimed } from "#features/companies/membership.server.ts";
import { removeImport } from "#features/websites/import/start-import.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import type { TrialRow } from "./find-trial.server.ts";

/**
 * Deletes the trial and its company, unless an account has asked to keep it since it was read. A running job notices at
 * its next step. Returns false if it is kept, or was already deleted.
 */
export async function endTrial(
  tx: Transaction,
  services: Pick<Services, "jobs">,
  { id, keptBy }: Pick<TrialRow, "id" | "keptBy">,
): Promise<boolean> {
  const isAsRead = keptBy === null ? isNull(trials.keptBy) : eq(trials.keptBy, keptBy);
  const [trial] = await tx
    .select({ companyId: trials.companyId })
    .from(trials)
    .where(and(eq(trials.id, id), isAsRead))
    .for("update");
  if (!trial) return false;
  await tx.delete(trials).where(eq(trials.id, id));
  const { companyId } = trial;
  if (companyId === null) return true;
  // In the order of a claim. Only a statement after the locks sees who has become a member before.
  await tx.select().from(onboardings).where(eq(onboardings.companyId, companyId)).for("update");
  await lockCompanyToDelete(tx, { companyId });
  if (!(await isClaimed(tx, companyId))) await removeImport(tx, services, { companyId });
  return true;
}
