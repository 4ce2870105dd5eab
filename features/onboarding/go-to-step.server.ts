/** Next and Back. Only reachable steps can be opened. */

import { websiteSoonChannel } from "#features/websites/wizard-watchers.server.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { reachableSteps, stepBefore, stepOfNumber, type WizardStep } from "./wizard.ts";
import { readProgress } from "./wizard-progress.server.ts";
import { changeWizard, setStep } from "./wizard-record.server.ts";

type Deps = Pick<Services, "db" | "realtime">;

/**
 * Changes nothing if the step isn't reachable. While questions are being written, only the last step can be opened.
 * Returns the step that is open afterwards.
 */
export async function goToStep(
  services: Deps,
  scope: OwnerScope,
  { to }: { to: WizardStep },
): Promise<{ step: WizardStep }> {
  if (to === "url-input") await services.realtime.publish(websiteSoonChannel, null);
  return changeWizard(services, scope, async (tx, record) => {
    const step = stepOfNumber(record.company.onboardingStep);
    const isLocked = step === "generating-content" && to !== "complete";
    const reachable = reachableSteps(await readProgress(tx, record));
    // Once the questions are written, the writing step would immediately lead forward again.
    if (to === step || isLocked || to === "generating-content" || !reachable.includes(to)) return { step };
    await setStep(tx, scope, to);
    return { step: to };
  });
}

/** Changes nothing if the step has no previous step. */
export async function goBack(services: Deps, scope: OwnerScope): Promise<{ step: WizardStep }> {
  return changeWizard(services, scope, async (tx, { company }) => {
    const step = stepOfNumber(company.onboardingStep);
    const before = stepBefore(step);
    if (!before) return { step };
    await setStep(tx, scope, before);
    return { step: before };
  });
}
