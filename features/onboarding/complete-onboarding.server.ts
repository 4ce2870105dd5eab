/** Ends the wizard by publishing the help center or by skipping setup. Idempotent. */

import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { updateCompany } from "#features/companies/company-record.server.ts";
import { readLogoRows } from "#features/companies/logo-files.server.ts";
import { countPublishedFaqs } from "#features/faqs/own-faqs.server.ts";
import { endActiveCrawls } from "#features/websites/import/crawl-record.server.ts";
import { publishCenter, readBrand } from "#features/websites/import/publish-center.server.ts";
import { notifyWizardChanged } from "#features/websites/wizard-watchers.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { isSameSite } from "#shared/url.ts";
import { numberOfStep, reachableSteps } from "./wizard.ts";
import { presentLogo, settledColors, settledLogo } from "./wizard-looks.ts";
import { readProgress } from "./wizard-progress.server.ts";
import { lockWizard, type WizardRecord } from "./wizard-record.server.ts";

type Deps = Pick<Services, "db" | "realtime" | "clock" | "storage" | "pageCache" | "log">;

export interface Completion {
  faqCount: number;
  subdomain: string;
  /** Whether the logo's file was lost, so that the company's name is shown instead. */
  isLogoMissing: boolean;
  /** False if the wizard was completed before, for example by the first click of a double click. */
  isNew: boolean;
}

/**
 * In one transaction: publishes the drafts that aren't excluded, sets colors, logo, contact details and address, and
 * makes the help center public. Throws `invalid` before the last step.
 */
export async function completeOnboarding(services: Deps, scope: OwnerScope): Promise<Completion> {
  const brokenLogo = await findBrokenLogo(services, scope);
  const completion = await services.db.transaction(async (tx) => {
    const record = await lockWizard(tx, scope);
    if (record.company.onboardingCompleted) return repeated(tx, record);
    const progress = await readProgress(tx, record);
    if (!reachableSteps(progress).includes("complete")) {
      throw new AppError("invalid", "Finish the earlier steps first.");
    }
    const done = await publish(tx, { services, record, brokenLogo });
    await recordChange(tx, scope, { action: "center.created" });
    await notifyWizardChanged(services, tx, scope.companyId);
    return done;
  });
  services.pageCache.invalidate(scope.companyId);
  return completion;
}

/** Drafts stay drafts and the help center stays private. Returns false if the wizard was already finished. */
export async function skipOnboarding(services: Deps, scope: OwnerScope): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const { company } = await lockWizard(tx, scope);
    if (company.onboardingCompleted) return false;
    await endActiveCrawls(tx, { companyId: scope.companyId, now: services.clock.now() });
    await updateCompany(tx, scope, { onboardingCompleted: true });
    await recordChange(tx, scope, {
      action: "center.created",
      details: { note: "without the setup wizard" },
    });
    await notifyWizardChanged(services, tx, scope.companyId);
    return true;
  });
}

/**
 * Runs before the transaction, which must not wait for storage. Returns null if the logo's file exists or no logo is
 * selected.
 */
async function findBrokenLogo({ db, storage, log }: Deps, scope: OwnerScope): Promise<string | null> {
  const chosen = await db.transaction(async (tx) => {
    const { onboarding } = await lockWizard(tx, scope);
    return selectedRow(tx, { onboarding });
  });
  if (!chosen) return null;
  try {
    return (await storage.get(chosen.storageKey)) ? null : chosen.id;
  } catch (error) {
    log.error({ err: error, key: chosen.storageKey }, "selected logo read failed");
    return chosen.id;
  }
}

async function selectedRow(tx: Transaction, { onboarding }: Pick<WizardRecord, "onboarding">) {
  const rows = await readLogoRows(tx, onboarding.companyId);
  const chosen = settledLogo(onboarding, rows.map(presentLogo));
  return chosen.kind === "wordmark" ? null : (rows.find(({ id }) => id === chosen.id) ?? null);
}

interface Publication {
  services: Deps;
  record: WizardRecord;
  brokenLogo: string | null;
}

async function publish(tx: Transaction, { services, record, brokenLogo }: Publication): Promise<Completion> {
  const { onboarding, company } = record;
  const { crawlId } = onboarding;
  const brand = await readBrand(tx, onboarding);
  const chosen = await selectedRow(tx, record);
  const isLogoMissing = chosen !== null && chosen.id === brokenLogo;
  const published = await publishCenter(tx, {
    company,
    crawlId,
    websiteUrl: reachedUrl(onboarding.websiteUrl, company.websiteUrl),
    companyName: company.companyName.trim() || brand?.brandAssets.companyName || "",
    brand,
    colors: settledColors(onboarding, brand).colors,
    logo: isLogoMissing ? null : chosen,
    onboardingStep: numberOfStep("complete"),
    now: services.clock.now(),
  });
  return { ...published, isLogoMissing, isNew: true };
}

/** The address of the same website at which it was read, in place of the typed one. */
function reachedUrl(typed: string | null, read: string | null): string | null {
  return typed !== null && read !== null && isSameSite(typed, read) ? read : (typed ?? read);
}

async function repeated(tx: Transaction, { company }: WizardRecord): Promise<Completion> {
  return {
    faqCount: await countPublishedFaqs(tx, { companyId: company.id }),
    subdomain: company.helpCenterSubdomain ?? "",
    isLogoMissing: false,
    isNew: false,
  };
}
