import { useEffect } from "react";
import type { WizardStep } from "#features/onboarding/wizard.ts";
import { formOf, useWizard } from "./wizard-context.ts";

/** The specification says that the wizard continues automatically one second after reading and after writing. */
const waitMs = 1_000;

export function useAutoAdvance({ isDone, to }: { isDone: boolean; to: WizardStep }): void {
  const { send } = useWizard();
  useEffect(() => {
    if (!isDone) return;
    let isOver = false;
    let timer = setTimeout(advance, waitMs);
    async function advance() {
      const result = await send(formOf("go", { to }));
      // There was no response, so this retries until the step changes and this effect is cleaned up.
      if (!result && !isOver) timer = setTimeout(advance, waitMs);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isDone, to, send]);
}
