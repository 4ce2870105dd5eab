/** Starts and retries the generation of questions. A second click does nothing. */
import { deleteGenerations, insertGeneration } from "#features/websites/import/crawl-record.server.ts";
import type { Services } from "#platform/services.ts";
import { isActive } from "#shared/is-active.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { WizardStep } from "./wizard.ts";
import { readProgress } from "./wizard-progress.server.ts";
import { changeWizard, setStep } from "./wizard-record.server.ts";

type Deps = Pick<Services, "db" | "realtime" | "jobs">;

/** Continues from the logo step. If this crawl's questions were already written, opens the last step with them. */
export async function startGeneration(services: Deps, scope: OwnerScope): Promise<{ step: WizardStep }> {
  return generate(services, scope, { isFallback: false, isRetry: false });
}

/**
 * Retries a failed generation, or with `fallback` writes only questions about contact details. Does nothing while a
 * generation is running.
 */
export async function retryGeneration(
  services: Deps,
  scope: OwnerScope,
  { fallback }: { fallback: boolean },
): Promise<{ step: WizardStep }> {
  return generate(services, scope, { isFallback: fallback, isRetry: true });
}

async function generate(
  { jobs, ...services }: Deps,
  scope: OwnerScope,
  { isFallback, isRetry }: { isFallback: boolean; isRetry: boolean },
): Promise<{ step: WizardStep }> {
  return changeWizard(services, scope, async (tx, { onboarding, company }) => {
    const { crawlId } = onboarding;
    const { source, crawl, generation: previous } = await readProgress(tx, { onboarding });
    // There must be pages to write from, unless the owner has no website.
    if (source !== "empty" && crawl?.status !== "completed") {
      const step = crawl ? "crawl-website" : "url-input";
      await setStep(tx, scope, step);
      return { step };
    }
    const isDone = previous?.status === "completed";
    const step = isDone ? "complete" : "generating-content";
    await setStep(tx, scope, step);
    if (isDone || isActive(previous?.status)) return { step };
    // Earlier generations belong to another crawl.
    await deleteGenerations(tx, scope);
    const retryCount = previous ? previous.retryCount + 1 : isRetry ? 1 : 0;
    await insertGeneration({ jobs }, tx, { companyId: company.id, crawlId, isFallback, retryCount });
    return { step };
  });
}
