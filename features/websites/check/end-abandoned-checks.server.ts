/** Fails checks whose process died and that no worker will pick up again, so that they don't stay "running" forever. */
import { and, eq } from "drizzle-orm";
import { websiteChecks } from "#db/schema.ts";
import { isAbandoned } from "#features/websites/reading-job.server.ts";
import type { Services } from "#platform/services.ts";

const interrupted = "The check was interrupted. Start it again.";

/** Of one company, or of all. */
export async function endAbandonedChecks(
  { db, clock }: Pick<Services, "db" | "clock">,
  company?: { companyId: string },
): Promise<void> {
  await db
    .update(websiteChecks)
    .set({ status: "failed", errorCode: "unexpected", errorMessage: interrupted, finishedAt: clock.now() })
    .where(and(company && eq(websiteChecks.companyId, company.companyId), isAbandoned(websiteChecks)));
}
