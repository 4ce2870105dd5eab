/** The one way in for the wizard's forms, whoever posts them: the page's script, or the browser without it. */
import type { servicesContext } from "#app/context.ts";
import type { WizardState } from "#features/onboarding/wizard.ts";
import { runWizardAction } from "#features/onboarding/wizard-actions.server.ts";
import type { WizardActionResult } from "#features/onboarding/wizard-actions.ts";
import { getWizardState } from "#features/onboarding/wizard-state.server.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;

/** What the page's script hears after it posted a form. */
export interface WizardAnswer {
  result: WizardActionResult;
  /** What stands now; null when the wizard is over. */
  state: WizardState | null;
}

export async function runPostedForm(
  services: Services,
  scope: OwnerScope,
  form: FormData,
): Promise<WizardAnswer> {
  // Among the logos a radio button stands for having none; it is another form for the server.
  if (form.get("intent") === "choose-logo" && form.get("logoId") === "wordmark")
    form.set("intent", "choose-wordmark");
  const result = await runWizardAction(services, scope, form);
  return { result, state: await getWizardState(services, scope) };
}
