/** This file is small, so that enqueuing the job doesn't load the engines. */
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { faqGenerations } from "#db/schema/onboarding.ts";
import { isInWizard } from "#features/companies/in-wizard.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { isReopenable } from "#platform/jobs/reopenable.ts";

const payload = z.object({ generationId: z.uuid() });

export type GenerateFaqsPayload = z.infer<typeof payload>;

export const generateFaqsJob = defineJob({
  name: "generate-faqs",
  payload,
  retryLimit: 4,
  retryDelayMs: 2_000,
  timeoutMs: 5 * 60_000,
  concurrency: 2,
  reopen: reopenGeneration,
});

export async function reopenGeneration(
  tx: Transaction,
  { generationId }: GenerateFaqsPayload,
): Promise<boolean> {
  const rows = await tx
    .update(faqGenerations)
    .set({ status: "queued", progress: 0, failureReason: null, finishedAt: null })
    .where(
      and(
        eq(faqGenerations.id, generationId),
        isReopenable(faqGenerations),
        isInWizard(faqGenerations.companyId),
      ),
    )
    .returning({ id: faqGenerations.id });
  return rows.length === 1;
}
