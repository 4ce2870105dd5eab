/** All of the wizard's forms arrive here, posted by the page's script or by the browser without it. */
import type { servicesContext } from "#app/context.ts";
import type { WizardState } from "#features/onboarding/wizard.ts";
import { runWizardAction } from "#features/onboarding/wizard-actions.server.ts";
import type { WizardActionResult } from "#features/onboarding/wizard-actions.ts";
import { getWizardState } from "#features/onboarding/wizard-state.server.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;

/** The JSON response for the page's script. */
export interface WizardAnswer {
  result: WizardActionResult;
  /** Null if the wizard is finished. */
  state: WizardState | null;
}

export async function runPostedForm(
  services: Services,
  scope: OwnerScope,
  form: FormData,
): Promise<WizardAnswer> {
  // The "no logo" radio button belongs to the same field, but is a different action on the server.
  if (form.get("intent") === "choose-logo" && form.get("logoId") === "wordmark")
    form.set("intent", "choose-wordmark");
  const result = await runWizardAction(services, scope, form);
  return { result, state: await getWizardState(services, scope) };
}
