import { createContext, useContext } from "react";
import type { WizardState, WizardStep } from "#features/onboarding/wizard.ts";
import type { WizardAction, WizardActionResult } from "#features/onboarding/wizard-actions.ts";

export type WizardIntent = WizardAction["intent"];

export interface Refusal extends Extract<WizardActionResult, { ok: false }> {
  intent: WizardIntent;
  /** The question or contradiction that it is about. */
  faqId: string | null;
  /** The posted values, if the page was rendered again with the error. */
  typed: Record<string, string>;
}

export interface PendingAction {
  intent: WizardIntent;
  fields: Record<string, string>;
}

export interface Wizard {
  appName: string;
  /** What the owner typed on the start page. Null if nothing. */
  website: string | null;
  state: WizardState;
  /** The step that is shown. `state.step` is the one that is stored. */
  step: WizardStep;
  /** False before hydration, while the browser posts the forms. */
  isLive: boolean;
  /** The last rejected form. The next attempt clears it. */
  refusal: Refusal | null;
  pending: PendingAction[];
  /** Does nothing while the same form is being submitted. Resolves to null if the server didn't respond. */
  send: (form: FormData) => Promise<WizardActionResult | null>;
}

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error("useWizard must be called inside a WizardContext");
  return wizard;
}

export function isPending({ pending }: Pick<Wizard, "pending">, intent: WizardIntent): boolean {
  return pending.some((action) => action.intent === intent);
}

export function formOf(intent: WizardIntent, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set("intent", intent);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
