/**
 * Lets jobs change the wizard's data: locks the wizard's row first, and notifies open pages. Jobs must not depend on
 * screens, so this isn't in the onboarding feature.
 */
import { eq, sql } from "drizzle-orm";
import { onboardings } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";

type Deps = Pick<Services, "db" | "realtime">;

/** For jobs, which read the company id from their own row. Returns null if the company was deleted. */
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
    await notifyWizardChanged({ realtime }, tx, companyId);
    return result;
  });
}

/** A subquery of the companies that visitors without an account are watching. */
export const trialCompanyIds = sql`(select ${onboardings.companyId} from ${onboardings} where ${onboardings.isTrial})`;

/** Returns the latest crawl of a wizard or an import. Null if neither has begun. */
export async function findWizardCrawl(
  tx: Db | Transaction,
  companyId: string,
): Promise<Pick<typeof onboardings.$inferSelect, "crawlId" | "isTrial" | "source"> | null> {
  const [row] = await tx
    .select({ crawlId: onboardings.crawlId, isTrial: onboardings.isTrial, source: onboardings.source })
    .from(onboardings)
    .where(eq(onboardings.companyId, companyId));
  return row ?? null;
}

/**
 * A message on this channel announces that an owner will soon enter a website, so that workers can start threads in
 * advance. It is only an optimization.
 */
export const websiteSoonChannel = "website-soon";

export function wizardChannel(companyId: string): string {
  return `wizard:${companyId}`;
}

/** Increases the wizard's revision. Open pages are notified when the transaction commits. */
export async function notifyWizardChanged(
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
