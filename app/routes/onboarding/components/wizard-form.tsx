import type { ComponentProps, ReactNode } from "react";
import { pathOfStep } from "#features/onboarding/wizard.ts";
import type { WizardActionResult } from "#features/onboarding/wizard-actions.ts";
import { useWizard, type WizardIntent } from "../wizard-context.ts";

/** The browser posts the form before hydration, and a script posts it in the background afterwards. */
export function WizardForm({
  intent,
  fields = {},
  onAnswer,
  children,
  ...form
}: Omit<ComponentProps<"form">, "method" | "action" | "onSubmit"> & {
  intent: WizardIntent;
  /** Posted in addition to the fields in `children`. */
  fields?: Record<string, string>;
  onAnswer?: (result: WizardActionResult) => void;
  children: ReactNode;
}) {
  const { send, step } = useWizard();
  return (
    <form
      method="post"
      action={pathOfStep(step)}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const result = await send(new FormData(event.currentTarget, submitter));
        if (result) onAnswer?.(result);
      }}
      {...form}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
