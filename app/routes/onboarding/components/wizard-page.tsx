import { useEffect, useRef, useSyncExternalStore } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { WizardState, WizardStep } from "#features/onboarding/wizard.ts";
import { stepTexts, wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { useWizardState } from "../use-wizard-state.ts";
import { type Refusal, WizardContext } from "../wizard-context.ts";
import { ColorsStep } from "./colors-step.tsx";
import { CompleteStep } from "./complete-step.tsx";
import { CrawlStep } from "./crawl-step.tsx";
import { GeneratingStep } from "./generating-step.tsx";
import { LogoStep } from "./logo-step.tsx";
import { PreviewPane, PreviewProvider, PreviewStrip } from "./preview-pane.tsx";
import { stepTitleId } from "./step-frame.tsx";
import { UrlStep } from "./url-step.tsx";
import { WelcomeStep } from "./welcome-step.tsx";
import { WizardHeader } from "./wizard-header.tsx";
import { WizardProgress } from "./wizard-progress.tsx";

export interface WizardPageProps {
  appName: string;
  initial: WizardState;
  /** What the owner typed on the start page. Null if nothing. */
  website: string | null;
  initialRefusal: Refusal | null;
  /** The question that is open for editing. */
  editing: string | null;
}

export function WizardPage({ appName, website, initial, initialRefusal, editing }: WizardPageProps) {
  const { isAway, step, ...live } = useWizardState(initial, initialRefusal);
  const isLive = useSyncExternalStore(neverChanges, isTrue, isFalse);
  const { state } = live;
  useNewStep(step, appName);
  return (
    <WizardContext value={{ appName, website, isLive, step, ...live }}>
      <PreviewProvider>
        <div className="min-h-dvh lg:grid lg:grid-cols-2">
          <div className="flex min-h-dvh min-w-0 flex-col">
            <WizardHeader appName={appName} />
            <main className="mx-auto flex w-full max-w-[608px] grow flex-col px-4 pt-2 md:px-6 lg:pt-6">
              <WizardProgress step={step} state={state} isAway={isAway} />
              <PreviewStrip />
              <Step step={step} editing={editing} />
            </main>
          </div>
          <PreviewPane />
        </div>
      </PreviewProvider>
    </WizardContext>
  );
}

/** Tells screen reader users that the step changed, by setting a new title and moving focus to its heading. */
function useNewStep(step: WizardStep, appName: string): void {
  const { t } = useTeamTexts("wizard");
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.title = `${t(stepTexts[step].name)} · ${appName} ${t(wizardTexts.header)}`;
    window.scrollTo(0, 0);
    document.getElementById(stepTitleId)?.focus({ preventScroll: true });
  }, [step, appName, t]);
}

function Step({ step, editing }: { step: WizardStep; editing: string | null }) {
  switch (step) {
    case "welcome":
      return <WelcomeStep />;
    case "url-input":
      return <UrlStep />;
    case "crawl-website":
      return <CrawlStep />;
    case "brand-colors":
      return <ColorsStep />;
    case "logo-selection":
      return <LogoStep />;
    case "generating-content":
      return <GeneratingStep />;
    case "complete":
      return <CompleteStep asked={editing} />;
  }
}

const neverChanges = () => () => {};
const isTrue = () => true;
const isFalse = () => false;
