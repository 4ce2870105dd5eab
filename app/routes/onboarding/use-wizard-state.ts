/**
 * The wizard's state in the browser. It starts with the page's state, then server events update it. The newest revision
 * wins.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { applyStateEvent } from "#features/onboarding/state-events.ts";
import type { WizardEvent, WizardState } from "#features/onboarding/wizard.ts";
import type { WizardActionResult } from "#features/onboarding/wizard-actions.ts";
import { wizardToasts } from "#features/onboarding/wizard-texts.ts";
import { useToast } from "#ui/toaster.tsx";
import { fetchState, postForm } from "./post-form.ts";
import type { WizardAnswer } from "./run-action.server.ts";
import { useStateEvents } from "./use-state-events.ts";
import { useStepAddress } from "./use-step-address.ts";
import {
  formOf,
  type PendingAction,
  type Refusal,
  type Wizard,
  type WizardIntent,
} from "./wizard-context.ts";

const dashboard = "/dashboard";
const endings: WizardIntent[] = ["complete", "skip"];

export interface LiveWizard extends Pick<Wizard, "state" | "step" | "refusal" | "pending" | "send"> {
  /** True after several failed attempts to reach the server. */
  isAway: boolean;
}

export function useWizardState(initial: WizardState, initialRefusal: Refusal | null): LiveWizard {
  const { t, said: saidInWizard } = useTeamTexts("wizard");
  const { said: saidOfSources } = useTeamTexts("sources");
  const toast = useToast();
  const navigate = useNavigate();
  const [state, setState] = useState(initial);
  const [refusal, setRefusal] = useState(initialRefusal);
  const [pending, setPending] = useState<PendingAction[]>([]);
  const underWay = useRef(new Set<string>());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const receive = useCallback(
    (event: WizardEvent) => {
      if (event.type !== "finished") return setState((known) => applyStateEvent(known, event));
      // This tab finished the wizard, and the response to its form has its own messages.
      const isOurs = [...underWay.current].some((key) =>
        endings.some((intent) => key.startsWith(`${intent} `)),
      );
      if (!isOurs) navigate(dashboard);
    },
    [navigate],
  );
  useEffect(() => receive({ type: "state", state: initial }), [initial, receive]);
  const isAway = useStateEvents({ path: "/onboarding/events", receive, ask: fetchState });

  // A new step dismisses the error of the previous one.
  const { step, open } = useStepAddress(state);
  const stepOfRefusal = useRef(step);
  useEffect(() => {
    if (stepOfRefusal.current !== step) setRefusal(null);
    stepOfRefusal.current = step;
  }, [step]);

  const accept = useCallback(
    ({
      answer,
      action,
      send,
    }: {
      answer: WizardAnswer | null;
      action: PendingAction;
      send: Wizard["send"];
    }) => {
      if (!answer) return toast({ kind: "error", text: t(failureTextOf(action.intent)) });
      const { result, state } = answer;
      if (state) receive({ type: "state", state });
      if (!result.ok) {
        // The error belongs to no visible field, so it needs another place.
        const isPlaceless = result.field === null && result.conflict === null && aboutOf(action) !== null;
        if (isPlaceless || endings.includes(action.intent))
          return toast({ kind: "error", text: saidOfSources(saidInWizard(result.message)) });
        setRefusal({ ...result, intent: action.intent, faqId: aboutOf(action), typed: {} });
        return;
      }
      const { leaveTo } = result;
      const undoing = undoOf(result);
      for (const [index, one] of result.toasts.entries()) {
        const isLast = index === result.toasts.length - 1;
        const undo = isLast && undoing ? { action: { label: t("Undo"), run: () => void send(undoing) } } : {};
        toast({ ...one, text: saidOfSources(saidInWizard(one.text)), ...undo });
      }
      if (leaveTo) navigate(leaveTo);
      else if (result.step) open(result.step);
    },
    [toast, receive, open, navigate, t, saidInWizard, saidOfSources],
  );

  const send = useCallback(
    async function send(form: FormData): Promise<WizardActionResult | null> {
      const action = actionOf(form);
      const key = `${action.intent} ${JSON.stringify(action.fields)}`;
      if (underWay.current.has(key)) return null;
      underWay.current.add(key);
      setPending((others) => [...others, action]);
      setRefusal(null);
      // Posts one form at a time, so that a pending save is stored before Next.
      const posted = last.current.then(() => postForm(form));
      last.current = posted;
      const answer = await posted;
      accept({ answer, action, send });
      // Keeps the pending state until the next page has loaded.
      const isLeaving = answer?.result.ok && answer.result.leaveTo !== null;
      if (!isLeaving) {
        underWay.current.delete(key);
        setPending((others) => others.filter((other) => other !== action));
      }
      return answer?.result ?? null;
    },
    [accept],
  );
  return { state, step, refusal, pending, send, isAway };
}

function actionOf(form: FormData): PendingAction {
  const fields = Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === "string" ? value : `${value.name} ${value.size}`,
    ]),
  );
  return { intent: String(form.get("intent")) as WizardIntent, fields };
}

/** Returns the id of the question or contradiction that a form is about. */
function aboutOf({ fields }: PendingAction): string | null {
  return fields.faqId ?? fields.contradictionId ?? null;
}

function undoOf({
  undoFaqId,
  undoContradictionId,
}: Extract<WizardActionResult, { ok: true }>): FormData | null {
  if (undoFaqId) return formOf("restore-faq", { faqId: undoFaqId });
  return undoContradictionId ? formOf("undo-contradiction", { contradictionId: undoContradictionId }) : null;
}

function failureTextOf(intent: WizardIntent) {
  if (intent === "complete") return wizardToasts.failed;
  return intent === "skip" ? wizardToasts.skipFailed : wizardToasts.unexpected;
}
