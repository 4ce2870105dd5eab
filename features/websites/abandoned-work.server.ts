/**
 * Fails work whose process died and that no worker will pick up again. Otherwise pages would show it as running
 * forever.
 */
import { and, eq } from "drizzle-orm";
import { crawls, faqGenerations } from "#db/schema.ts";
import { isAbandoned } from "#features/websites/reading-job.server.ts";
import { changeWizardOfJob } from "#features/websites/wizard-watchers.server.ts";
import { generationErrors } from "#features/websites/write/generation-errors.ts";
import type { Services } from "#platform/services.ts";

/** Two indexed reads if there is no abandoned work, so pages can call this often. */
export async function endAbandonedWork(
  services: Pick<Services, "db" | "realtime" | "clock">,
  { companyId }: { companyId: string },
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const deadCrawl = and(eq(crawls.companyId, companyId), isAbandoned(crawls));
  const deadGeneration = and(eq(faqGenerations.companyId, companyId), isAbandoned(faqGenerations));
  const [crawlRows, generationRows] = await Promise.all([
    db.select({ id: crawls.id }).from(crawls).where(deadCrawl),
    db.select({ id: faqGenerations.id }).from(faqGenerations).where(deadGeneration),
  ]);
  if (crawlRows.length + generationRows.length === 0) return;
  await changeWizardOfJob(services, companyId, async (tx) => {
    await tx
      .update(crawls)
      .set({
        status: "failed",
        errorCode: "unexpected",
        errorMessage: "Unexpected error",
        reading: [],
        finishedAt: now,
      })
      .where(deadCrawl);
    await tx
      .update(faqGenerations)
      .set({ status: "failed", failureReason: generationErrors.unexpected, finishedAt: now })
      .where(deadGeneration);
  });
}
