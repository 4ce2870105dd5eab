/** Waits until a help center has moved in without a person, and reports its progress. */
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { centerImports } from "#db/schema/center-imports.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { endAbandonedWork } from "#features/websites/abandoned-work.server.ts";
import { findCrawl } from "#features/websites/import/crawl-record.server.ts";
import { removeImport } from "#features/websites/import/start-import.server.ts";
import { findWizardCrawl } from "#features/websites/wizard-watchers.server.ts";
import type { Services } from "#platform/services.ts";
import { describeReport, type ImportReport } from "./describe-report.server.ts";
import { endAbandonedImports } from "./end-abandoned-imports.server.ts";
import { movingTexts as texts } from "./moving-texts.ts";
import type { ImportRow } from "./read-source.server.ts";

export type MovedCenterEnd =
  | { type: "done"; companyId: string; subdomain: string; report: ImportReport }
  | { type: "failed"; message: string };

export type MovingProgress = Pick<ImportRow, "phase" | "status" | "done" | "total">;

const checkEveryMs = 500;

export async function followMovedCenter(
  services: Services,
  importId: string,
  onProgress: (progress: MovingProgress) => void,
): Promise<MovedCenterEnd> {
  for (;;) {
    const end = await findEnd(services, importId, onProgress);
    if (end) return end;
    await wait(checkEveryMs);
  }
}

async function findEnd(
  services: Services,
  importId: string,
  onProgress: (progress: MovingProgress) => void,
): Promise<MovedCenterEnd | null> {
  const { db } = services;
  const [row] = await db.select().from(centerImports).where(eq(centerImports.id, importId));
  if (!row) return { type: "failed", message: texts.gone };
  const { companyId, phase, status, error } = row;
  // The next look finds what it changed.
  if (status === "running") await endAbandonedImports(db, { companyId });
  onProgress({ phase, status, done: row.done, total: row.total });
  const company = await findCompany(db, { companyId });
  if (status === "failed" || status === "cancelled") {
    // Nothing was stored yet, so that the hidden company is of no use.
    if (phase === "plan" && company?.onboardingCompleted === false)
      await db.transaction((tx) => removeImport(tx, services, { companyId }));
    return { type: "failed", message: error ?? texts.stopped };
  }
  if (status !== "completed" || !company) return null;
  const { helpCenterSubdomain: subdomain } = company;
  if (company.onboardingCompleted && subdomain)
    return { type: "done", companyId, subdomain, report: await describeReport(db, row) };
  await endAbandonedWork(services, { companyId });
  const crawlId = (await findWizardCrawl(db, companyId))?.crawlId ?? null;
  const crawl = await findCrawl(db, { companyId, crawlId });
  return crawl?.status === "failed" ? { type: "failed", message: texts.unexpected } : null;
}
