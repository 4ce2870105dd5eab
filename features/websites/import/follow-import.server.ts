/** Waits for an import to end and reports its progress. */

import { eq } from "drizzle-orm";
import { crawls, faqGenerations } from "#db/schema.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { endAbandonedWork } from "#features/websites/abandoned-work.server.ts";
import type { Services } from "#platform/services.ts";
import { describeImport } from "./describe-import.server.ts";
import { type ImportEvent, importChannel } from "./import-events.ts";

export type ImportEnd =
  | { type: "done"; companyId: string; subdomain: string; pages: number; answers: number; waiting: number }
  | { type: "failed"; code: string; message: string };

const checkEveryMs = 500;

export async function followImport(
  services: Services,
  crawlId: string,
  onEvent: (event: ImportEvent) => void,
): Promise<ImportEnd> {
  let timer: NodeJS.Timeout | undefined;
  const unsubscribe = services.realtime.subscribe(importChannel(crawlId), (message) =>
    onEvent(message as ImportEvent),
  );
  try {
    return await new Promise<ImportEnd>((resolve, reject) => {
      timer = setInterval(() => {
        findImportEnd(services, crawlId).then((end) => end && resolve(end), reject);
      }, checkEveryMs);
    });
  } finally {
    clearInterval(timer);
    unsubscribe();
  }
}

/** Returns null while the import is running. */
async function findImportEnd(services: Services, crawlId: string): Promise<ImportEnd | null> {
  const [row] = await services.db
    .select({ crawl: crawls, writing: faqGenerations.status })
    .from(crawls)
    .leftJoin(faqGenerations, eq(faqGenerations.crawlId, crawls.id))
    .where(eq(crawls.id, crawlId));
  if (!row) return { type: "failed", code: "cancelled", message: "The import was deleted." };
  const { crawl, writing } = row;
  if (crawl.status === "failed" || crawl.status === "cancelled") {
    return {
      type: "failed",
      code: crawl.errorCode ?? crawl.status,
      message: crawl.errorMessage ?? "The import was canceled.",
    };
  }
  if (writing === "failed") return { type: "failed", code: "unexpected", message: "Unexpected error" };
  const company = crawl.companyId && (await findCompany(services.db, { companyId: crawl.companyId }));
  if (!company) return null;
  const { id: companyId, helpCenterSubdomain: subdomain } = company;
  if (company.onboardingCompleted && subdomain) {
    const { pages, answers, waiting } = await describeImport(services, companyId);
    return { type: "done", companyId, subdomain, pages, answers, waiting };
  }
  await endAbandonedWork(services, { companyId });
  return null;
}
