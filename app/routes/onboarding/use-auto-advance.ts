import { useEffect } from "react";
import type { WizardStep } from "#features/onboarding/wizard.ts";
import { formOf, useWizard } from "./wizard-context.ts";

/** Specification: one second after reading and after writing the wizard goes on by itself. */
const waitMs = 1_000;

export function useAutoAdvance({ isDone, to }: { isDone: boolean; to: WizardStep }): void {
  const { send } = useWizard();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void send(formOf("go", { to })), waitMs);
    return () => clearTimeout(timer);
  }, [isDone, to, send]);
}
