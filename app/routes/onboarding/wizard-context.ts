import { createContext, useContext } from "react";
import type { WizardState } from "#features/onboarding/wizard.ts";
import type { WizardAction, WizardActionResult } from "#features/onboarding/wizard-actions.ts";

export type WizardIntent = WizardAction["intent"];

export interface Refusal extends Extract<WizardActionResult, { ok: false }> {
  intent: WizardIntent;
  /** The question, or the contradiction, that it is about. */
  faqId: string | null;
  /** What was typed, for a page that was made anew by the refusal. */
  typed: Record<string, string>;
}

export interface PendingAction {
  intent: WizardIntent;
  fields: Record<string, string>;
}

export interface Wizard {
  appName: string;
  state: WizardState;
  /** False until the page's script runs: forms are then posted by the browser itself. */
  isLive: boolean;
  /** The last answer that was a no; gone with the next try. */
  refusal: Refusal | null;
  pending: PendingAction[];
  /** Posts a form; does nothing while the same one is under way. Resolves when it is answered: null if nobody did. */
  send: (form: FormData) => Promise<WizardActionResult | null>;
}

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error("this belongs inside the wizard");
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
