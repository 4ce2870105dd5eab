/** Next and Back. Only reachable steps can be opened, see `stepAt`. */

import { websiteSoonChannel } from "#features/websites/wizard-watchers.server.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { stepAt, stepOfNumber, type WizardStep } from "./wizard.ts";
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
    const opened = stepAt(to, { ...(await readProgress(tx, record)), step });
    if (opened !== step) await setStep(tx, scope, opened);
    return { step: opened };
  });
}
