import type { ReactNode } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { stepBefore } from "#features/onboarding/wizard.ts";
import { stepTexts, wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { isPending, useWizard } from "../wizard-context.ts";
import { WizardForm } from "./wizard-form.tsx";

/** Receives focus when the step changes. */
export const stepTitleId = "step-title";

export interface StepFrameProps {
  lead: ReactNode;
  /** The primary button, on the right. */
  next: ReactNode;
  /** Set on steps that can be skipped. */
  skip?: string;
  /** True while going back isn't possible. */
  isBackDisabled?: boolean;
  children: ReactNode;
}

export function StepFrame({ lead, next, skip, isBackDisabled = false, children }: StepFrameProps) {
  const { t, said } = useTeamTexts("wizard");
  const { said: saidOfSources } = useTeamTexts("sources");
  const { step, refusal } = useWizard();
  const message = refusal && refusal.field === null && refusal.faqId === null ? refusal.message : null;
  return (
    <>
      <h1 id={stepTitleId} tabIndex={-1} className="mt-6 text-22 tracking-tight outline-none md:text-28">
        {t(stepTexts[step].title)}
      </h1>
      <div className="mt-2 mb-6 text-text-2">{lead}</div>
      {message ? (
        <p role="alert" className={alertClass}>
          {saidOfSources(said(message))}
        </p>
      ) : null}
      <div className="pb-5">{children}</div>
      <Footer next={next} skip={skip} isBackDisabled={isBackDisabled} />
    </>
  );
}

export const alertClass =
  "mb-6 rounded-md border border-danger bg-danger-tint px-4 py-3 text-14 text-danger whitespace-pre-line";

function Footer({ next, skip, isBackDisabled }: Pick<StepFrameProps, "next" | "skip" | "isBackDisabled">) {
  const { t } = useTeamTexts("wizard");
  const { step } = useWizard();
  const before = stepBefore(step);
  return (
    <footer data-phone-bar className="sticky bottom-0 z-10 mt-auto bg-bg">
      <div className="flex flex-wrap items-center gap-4 border-t border-border pt-4 pb-4 md:pb-6">
        {before ? (
          <WizardForm intent="go" fields={{ to: before }}>
            <Button type="submit" variant="secondary" disabled={isBackDisabled}>
              {t(wizardTexts.back)}
            </Button>
          </WizardForm>
        ) : null}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-4">
          {skip ? <SkipForm text={skip} /> : null}
          {next}
        </div>
      </div>
    </footer>
  );
}

function SkipForm({ text }: { text: string }) {
  const { t } = useTeamTexts("wizard");
  const isBusy = isPending(useWizard(), "skip");
  return (
    <WizardForm intent="skip">
      <button
        type="submit"
        aria-disabled={isBusy}
        className="min-h-10 text-right text-14 text-text-2 underline decoration-border-strong underline-offset-4 hover:text-text hover:decoration-current"
      >
        {isBusy ? t(wizardTexts.settingUp) : text}
      </button>
    </WizardForm>
  );
}

/** `form` names the form that the button submits. */
export function NextButton({
  form,
  isDisabled = false,
  name,
  value,
}: {
  form: string;
  isDisabled?: boolean;
  name?: string;
  value?: string;
}) {
  const { t } = useTeamTexts("wizard");
  return (
    <Button type="submit" form={form} disabled={isDisabled} name={name} value={value}>
      {t(wizardTexts.next)}
    </Button>
  );
}
