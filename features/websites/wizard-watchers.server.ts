/**
 * What reading and writing change under a wizard: in a transaction that first locks the company's row of it, and told
 * to whoever watches. In a room below the wizard, because the jobs that do it know no screen.
 */
import { eq, sql } from "drizzle-orm";
import { onboardings } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";

type Deps = Pick<Services, "db" | "realtime">;

/** For the jobs, which know the company from their own row. Null when the company is gone. */
export async function changeWizardOfJob<T>(
  { db, realtime }: Deps,
  companyId: string,
  change: (tx: Transaction) => Promise<T>,
): Promise<T | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: onboardings.companyId })
      .from(onboardings)
      .where(eq(onboardings.companyId, companyId))
      .for("update");
    if (!row) return null;
    const result = await change(tx);
    await tellWizardChanged({ realtime }, tx, companyId);
    return result;
  });
}

/** Told when somebody is about to name a website, so that whoever works on jobs gets ready. Nothing depends on it. */
export const websiteSoonChannel = "website-soon";

export function wizardChannel(companyId: string): string {
  return `wizard:${companyId}`;
}

/** Raises the revision; who watches hears of it when the transaction commits. */
export async function tellWizardChanged(
  { realtime }: Pick<Services, "realtime">,
  tx: Transaction,
  companyId: string,
): Promise<void> {
  const [row] = await tx
    .update(onboardings)
    .set({ revision: sql`${onboardings.revision} + 1` })
    .where(eq(onboardings.companyId, companyId))
    .returning({ revision: onboardings.revision });
  if (row) await realtime.publish(wizardChannel(companyId), row, tx);
}
