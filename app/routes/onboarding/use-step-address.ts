import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import {
  isPassing,
  numberOfStep,
  pathOfStep,
  stepAt,
  type WizardState,
  type WizardStep,
} from "#features/onboarding/wizard.ts";

/**
 * Keeps the step that is shown and the browser's address the same. If another tab continues from the same step, this
 * one follows. Back and Forward open other steps without a request.
 */
export function useStepAddress(state: WizardState): { step: WizardStep; open: (step: WizardStep) => void } {
  const asked = useParams().step;
  const location = useLocation();
  const navigate = useNavigate();
  const step = stepAt(asked, state);
  // Navigating takes a moment, and an event and the response to a form may announce the same step.
  const here = useRef<{ step: WizardStep; from: unknown }>({ step, from: null });
  useEffect(() => {
    here.current = { step, from: location.state?.from ?? null };
  }, [step, location]);

  const open = useCallback(
    (to: WizardStep) => {
      const { step: from, from: before } = here.current;
      if (to === from) return;
      here.current = { step: to, from };
      // Back must not lead to a step that continues automatically.
      if (isPassing(from) && before === to) void navigate(-1);
      else if (isPassing(from)) void navigate(pathOfStep(to), { replace: true, state: { from: before } });
      else void navigate(pathOfStep(to), { state: { from } });
    },
    [navigate],
  );

  const stored = useRef(state.step);
  useEffect(() => {
    const before = stored.current;
    stored.current = state.step;
    const isAhead = numberOfStep(state.step) > numberOfStep(before);
    if (isAhead && here.current.step === before) open(state.step);
    else if (step !== asked) void navigate(pathOfStep(step), { replace: true });
  }, [state.step, step, asked, open, navigate]);
  return { step, open };
}
