/** Starts and retries the generation of questions. A second click does nothing. */
import { deleteGenerations, insertGeneration } from "#features/websites/import/crawl-record.server.ts";
import { AppError } from "#platform/errors.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import { isActive } from "#shared/is-active.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { WizardStep } from "./wizard.ts";
import { readProgress } from "./wizard-progress.server.ts";
import { changeWizard, setStep } from "./wizard-record.server.ts";
import { wizardToasts } from "./wizard-texts.ts";

type Deps = Pick<Services, "db" | "realtime" | "jobs" | "clock">;

/** Each one may send a whole website to a language model, which the installation pays for. */
const maxGenerationsPerHour = 10;

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
    const limit = {
      name: "generate-faqs",
      who: company.id,
      max: maxGenerationsPerHour,
      windowMs: 3_600_000,
    };
    // Without pages, no model is asked.
    const isCounted = !isFallback && crawlId !== null;
    if (isCounted && !(await isWithinLimits(tx, { limits: [limit], now: services.clock.now() })))
      throw new AppError("rate_limited", wizardToasts.generatedOften);
    // Earlier generations belong to another crawl.
    await deleteGenerations(tx, scope);
    const retryCount = previous ? previous.retryCount + 1 : isRetry ? 1 : 0;
    await insertGeneration({ jobs }, tx, { companyId: company.id, crawlId, isFallback, retryCount });
    return { step };
  });
}
