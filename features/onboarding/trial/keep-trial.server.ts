/** Gives a visitor's help center to the account that asked to keep it. */
import { and, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import { onboardings, trials } from "#db/schema.ts";
import { lockUser } from "#features/accounts/lock-user.server.ts";
import { takeOverCompany } from "#features/accounts/take-over-company.server.ts";
import { lockCompanyToDelete, updateCompany } from "#features/companies/company-record.server.ts";
import { findOwnCompany } from "#features/companies/find-own-company.server.ts";
import { isClaimed } from "#features/companies/membership.server.ts";
import { findCrawl } from "#features/websites/import/crawl-record.server.ts";
import { notifyWizardChanged } from "#features/websites/wizard-watchers.server.ts";
import type { Services } from "#platform/services.ts";
import { numberOfStep } from "../wizard.ts";

type Deps = Pick<Services, "db" | "clock" | "realtime">;

/** The account gets it once its email is confirmed and it has access. The first account that asks wins. */
export async function keepTrial(
  { db }: Pick<Services, "db">,
  { trialId, userId }: { trialId: string; userId: string },
): Promise<void> {
  const isFree = or(isNull(trials.keptBy), eq(trials.keptBy, userId));
  await db
    .update(trials)
    .set({ keptBy: userId })
    .where(and(eq(trials.id, trialId), isFree));
}

/**
 * Transfers the newest help center that the account keeps, where the wizard continues. Null if there is none, or while
 * the account is on the waitlist. The caller must ensure that the email is confirmed.
 */
export async function claimKeptTrial(
  { db, clock, realtime }: Deps,
  userId: string,
): Promise<{ companyId: string } | null> {
  const isKept = and(eq(trials.keptBy, userId), isNotNull(trials.companyId));
  // Almost every sign-in ends here, without a transaction.
  if ((await db.$count(trials, isKept)) === 0) return null;
  return db.transaction(async (tx) => {
    const now = clock.now();
    await lockUser(tx, userId);
    const own = await findOwnCompany(tx, { userId, activeCompanyId: null });
    if (own?.betaStatus !== "beta_user") return null;
    const [trial] = await tx.select().from(trials).where(isKept).orderBy(desc(trials.createdAt)).limit(1);
    if (!trial?.companyId) return null;
    const { companyId, crawlId } = trial;
    // Locks in the order of the jobs that are still reading and writing.
    await tx.select().from(onboardings).where(eq(onboardings.companyId, companyId)).for("update");
    const company = await lockCompanyToDelete(tx, { companyId });
    await tx.delete(trials).where(eq(trials.id, trial.id));
    if (!company || (await isClaimed(tx, companyId))) return null;
    await takeOverCompany(tx, { userId, companyId, now });
    const crawl = await findCrawl(tx, { companyId, crawlId });
    const step = crawl?.status === "completed" ? "brand-colors" : "crawl-website";
    await updateCompany(tx, { companyId }, { onboardingStep: numberOfStep(step) });
    await notifyWizardChanged({ realtime }, tx, companyId);
    return { companyId };
  });
}
