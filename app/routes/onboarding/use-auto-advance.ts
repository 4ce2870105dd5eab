import { useEffect } from "react";
import type { WizardStep } from "#features/onboarding/wizard.ts";
import { formOf, useWizard } from "./wizard-context.ts";

/** Specification: one second after reading and after writing the wizard goes on by itself. */
const waitMs = 1_000;

export function useAutoAdvance({ isDone, to }: { isDone: boolean; to: WizardStep }): void {
  const { send } = useWizard();
  useEffect(() => {
    if (!isDone) return;
    let isOver = false;
    let timer = setTimeout(advance, waitMs);
    async function advance() {
      const result = await send(formOf("go", { to }));
      // Nobody answered: once more, until the step is another one and this effect is over.
      if (!result && !isOver) timer = setTimeout(advance, waitMs);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isDone, to, send]);
}
