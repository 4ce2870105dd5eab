import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import {
  isPassing,
  numberOfStep,
  pathOfStep,
  stepAt,
  type WizardState,
  type WizardStep,
  wizardSteps,
} from "#features/onboarding/wizard.ts";

/**
 * Keeps the step that is shown and the browser's address the same. If another tab continues from the same step, this
 * one follows. Back and Forward open other steps without a request.
 *
 * A navigation can start before the page has drawn the one before, and may cancel it. Therefore each decision reads
 * the browser's address, which is the entry that Back would leave, and not the one that was drawn last.
 */
export function useStepAddress(state: WizardState): { step: WizardStep; open: (step: WizardStep) => void } {
  const asked = useParams().step;
  const { state: entry } = useLocation();
  const navigate = useNavigate();
  const step = stepAt(asked, state);
  /** For each step that was opened, the step that Back leads to. */
  const origins = useRef(new Map<string | undefined, WizardStep>());
  useEffect(() => {
    if (entry?.from) origins.current.set(asked, entry.from);
  }, [asked, entry]);

  const open = useCallback(
    (to: WizardStep) => {
      const here = stepInAddress();
      // An event and the response to a form may announce the same step.
      if (to === here) return;
      const before = origins.current.get(here);
      // Back must not lead to a step that continues automatically.
      const isPassed = here === undefined || isPassing(here);
      if (isPassed && before === to) return void navigate(-1);
      const from = isPassed ? before : here;
      if (from) origins.current.set(to, from);
      void navigate(pathOfStep(to), { replace: isPassed, state: { from } });
    },
    [navigate],
  );

  const stored = useRef(state.step);
  useEffect(() => {
    const before = stored.current;
    stored.current = state.step;
    const here = stepInAddress();
    const isAhead = numberOfStep(state.step) > numberOfStep(before);
    if (isAhead && here === before) open(state.step);
    else if (step !== asked && step !== here)
      void navigate(pathOfStep(step), { replace: true, state: { from: origins.current.get(here) } });
  }, [state.step, step, asked, open, navigate]);
  return { step, open };
}

function stepInAddress(): WizardStep | undefined {
  return wizardSteps.find((step) => pathOfStep(step) === window.location.pathname);
}
