/** Gives a visitor's help center to the account that asked to keep it. */
import { and, desc, eq, isNotNull } from "drizzle-orm";
import { onboardings, trials } from "#db/schema.ts";
import { findUser, lockUser } from "#features/accounts/lock-user.server.ts";
import { takeOverCompany } from "#features/accounts/take-over-company.server.ts";
import { lockCompanyToDelete, updateCompany } from "#features/companies/company-record.server.ts";
import { findOwnCompany, listOwnCompanies } from "#features/companies/find-own-company.server.ts";
import { isClaimed } from "#features/companies/membership.server.ts";
import { proveByAddress, websiteTokenOf } from "#features/domains/website-proof.server.ts";
import { findCrawl } from "#features/websites/import/crawl-record.server.ts";
import { notifyWizardChanged } from "#features/websites/wizard-watchers.server.ts";
import type { Services } from "#platform/services.ts";
import { maxOwnedCompanies } from "../create-company.server.ts";
import { numberOfStep } from "../wizard.ts";

type Deps = Pick<Services, "db" | "clock" | "ids" | "realtime" | "jobs">;

/**
 * The account gets it once its email is confirmed and it has access. An account whose email isn't confirmed gives way,
 * because the address may have had a typo. Returns false if another account keeps it. An account keeps one at a time.
 */
export async function keepTrial(
  { db }: Pick<Services, "db">,
  { trialId, userId }: { trialId: string; userId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [trial] = await tx.select().from(trials).where(eq(trials.id, trialId)).for("update");
    if (!trial) return false;
    const holder = trial.keptBy === null || trial.keptBy === userId ? null : await findUser(tx, trial.keptBy);
    if (holder?.emailVerified) return false;
    await tx.update(trials).set({ keptBy: null }).where(eq(trials.keptBy, userId));
    await tx.update(trials).set({ keptBy: userId }).where(eq(trials.id, trialId));
    return true;
  });
}

/**
 * Makes the account the owner of the newest help center that it keeps. The wizard continues there. Returns null if the
 * account keeps none, has no access yet, or may not own another company. The caller must ensure that its email is
 * confirmed.
 */
export async function claimKeptTrial(
  { db, clock, ids, realtime, jobs }: Deps,
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
    // As for every further company: members of another's team need an invitation of their own.
    const owned = (await listOwnCompanies(tx, { userId })).filter(({ role }) => role === "owner");
    if (owned.length === 0 || owned.length > maxOwnedCompanies) return null;
    // The trial, the wizard, then the company: the order of `endTrial`, and of the jobs that are still reading.
    const [trial] = await tx
      .select()
      .from(trials)
      .where(isKept)
      .orderBy(desc(trials.createdAt))
      .limit(1)
      .for("update");
    if (!trial?.companyId) return null;
    const { companyId, crawlId } = trial;
    await tx.select().from(onboardings).where(eq(onboardings.companyId, companyId)).for("update");
    const company = await lockCompanyToDelete(tx, { companyId });
    await tx.delete(trials).where(eq(trials.id, trial.id));
    if (!company || (await isClaimed(tx, companyId))) return null;
    await takeOverCompany(tx, { jobs }, { userId, companyId, now });
    const crawl = await findCrawl(tx, { companyId, crawlId });
    const step = crawl?.status === "completed" ? "brand-colors" : "crawl-website";
    const websiteToken = websiteTokenOf(ids.secret());
    await updateCompany(tx, { companyId }, { onboardingStep: numberOfStep(step), websiteToken });
    const user = await findUser(tx, userId);
    if (user) await proveByAddress(tx, { companyId, email: user.email });
    await notifyWizardChanged({ realtime }, tx, companyId);
    return { companyId };
  });
}
