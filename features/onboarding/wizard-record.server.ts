/**
 * All changes to the wizard's data go through this file. Each transaction first locks the company's wizard row, which
 * serializes tabs and jobs, and always locks in the order onboarding, crawl, company. Each change notifies open pages.
 */

import { eq } from "drizzle-orm";
import { onboardings } from "#db/schema.ts";
import {
  type CompanyRow,
  findCompanyOfOwner,
  lockOwnCompany,
  updateCompany,
} from "#features/companies/company-record.server.ts";
import { notifyWizardChanged } from "#features/websites/wizard-watchers.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { numberOfStep, type WizardStep } from "./wizard.ts";

export type OnboardingRow = typeof onboardings.$inferSelect;

export interface WizardRecord {
  onboarding: OnboardingRow;
  company: CompanyRow;
}

/** The wizard was finished or skipped, so it can't be changed anymore. */
export class WizardFinishedError extends AppError {
  constructor() {
    super("conflict", "Your help center is already set up.");
    this.name = "WizardFinishedError";
  }
}

type Deps = Pick<Services, "db" | "realtime">;

/**
 * Runs `change` under the wizard's lock. Throws `not_found` if the company doesn't belong to the owner, and a
 * WizardFinishedError once the wizard is finished.
 */
export async function changeWizard<T>(
  { db, realtime }: Deps,
  scope: OwnerScope,
  change: (tx: Transaction, record: WizardRecord) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const record = await lockWizard(tx, scope);
    if (record.company.onboardingCompleted) throw new WizardFinishedError();
    const result = await change(tx, record);
    await notifyWizardChanged({ realtime }, tx, scope.companyId);
    return result;
  });
}

/** Locks before reading, so that the data can't be stale. */
export async function lockWizard(tx: Transaction, scope: OwnerScope): Promise<WizardRecord> {
  const known = await findCompanyOfOwner(tx, scope);
  if (!known) throw new AppError("not_found");
  await tx.insert(onboardings).values({ companyId: known.id }).onConflictDoNothing();
  const [onboarding] = await tx
    .select()
    .from(onboardings)
    .where(eq(onboardings.companyId, scope.companyId))
    .for("update");
  if (!onboarding) throw new AppError("not_found");
  const company = await lockOwnCompany(tx, scope, "change settings");
  return { onboarding, company };
}

export async function setStep(tx: Transaction, scope: OwnerScope, step: WizardStep): Promise<void> {
  await updateCompany(tx, scope, { onboardingStep: numberOfStep(step) });
}
