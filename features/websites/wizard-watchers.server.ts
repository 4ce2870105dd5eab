/**
 * Lets jobs change the wizard's data: locks the wizard's row first, and notifies watchers. Separate from the onboarding
 * feature, because jobs must not depend on screens.
 */
import { eq, sql } from "drizzle-orm";
import { onboardings } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";

type Deps = Pick<Services, "db" | "realtime">;

/** For jobs, which take the company id from their own row. Returns null if the company was deleted. */
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

/**
 * A message on this channel announces that a website will be entered soon, so that workers can prestart threads. Only
 * an optimization.
 */
export const websiteSoonChannel = "website-soon";

export function wizardChannel(companyId: string): string {
  return `wizard:${companyId}`;
}

/** Increments the wizard's revision. Watchers are notified when the transaction commits. */
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
