/** Makes a help center from a Zendesk help center, without a person who agrees to a plan. For operators. */
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { centerImports } from "#db/schema/center-imports.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { isClaimed } from "#features/companies/membership.server.ts";
import { findCrawl } from "#features/websites/import/crawl-record.server.ts";
import { insertMovedCenter } from "#features/websites/import/start-import.server.ts";
import { findWizardCrawl } from "#features/websites/wizard-watchers.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import { moveInJob } from "./move-in.job.ts";
import type { ImportRow } from "./read-source.server.ts";
import { insertImport } from "./start-import.server.ts";

export interface MovedCenterRequest {
  /** Such as "https://acme.zendesk.com". */
  origin: string;
  /** Networks (CIDR) that the job may access. Only the operator's command line may allow private ones. */
  allowPrivate: string[];
}

/**
 * Returns the import's id, which `followMovedCenter` takes. Another run for the same address updates the help center of
 * the first one until an owner has claimed it, and joins an import that is under way.
 */
export function startMovedCenter(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { origin, allowPrivate }: MovedCenterRequest,
): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`moved-center:${origin}`}, 0))`);
    const earlier = await findEarlier(tx, origin);
    if (earlier && (await isUnderWay(tx, earlier))) return earlier.id;
    const companyId = earlier?.companyId ?? (await insertMovedCenter(tx));
    const place = { companyId, userId: null };
    const importId = await insertImport(tx, place, {
      source: "zendesk",
      origin,
      allowPrivate,
      label: new URL(origin).host,
      phase: "plan",
      choices: { collections: {}, publishes: true, redirects: true },
    });
    await jobs.enqueue(tx, moveInJob, { importId }, { companyId });
    return importId;
  });
}

async function findEarlier(tx: Transaction, origin: string): Promise<ImportRow | null> {
  const rows = await tx
    .select()
    .from(centerImports)
    .where(
      and(
        eq(centerImports.source, "zendesk"),
        eq(centerImports.origin, origin),
        isNull(centerImports.userId),
        isNotNull(centerImports.choices),
      ),
    )
    .orderBy(desc(centerImports.createdAt));
  for (const row of rows) if (!(await isClaimed(tx, row.companyId))) return row;
  return null;
}

/** Reads articles, or the brand that the help center is published with. */
async function isUnderWay(tx: Transaction, { companyId, status }: ImportRow): Promise<boolean> {
  const isActive = (each: string | undefined) => activeStatuses.some((active) => active === each);
  if (isActive(status)) return true;
  const company = await findCompany(tx, { companyId });
  if (status !== "completed" || !company || company.onboardingCompleted) return false;
  const crawlId = (await findWizardCrawl(tx, companyId))?.crawlId ?? null;
  return isActive((await findCrawl(tx, { companyId, crawlId }))?.status);
}
