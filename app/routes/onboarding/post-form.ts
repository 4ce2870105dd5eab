import type { WizardAnswer } from "./run-action.server.ts";

const path = "/onboarding/state";
const tooLarge = 413;
const busy = 429;
/** Long enough for a large image over a slow connection; later forms wait for it. */
const maxPostMs = 60_000;
const maxAskMs = 10_000;

/** Null if the server couldn't be reached or gave no usable answer. Never rejects. */
export async function postForm(form: FormData): Promise<WizardAnswer | null> {
  const response = await fetch(path, {
    method: "POST",
    body: form,
    signal: AbortSignal.timeout(maxPostMs),
  }).catch(() => null);
  if (response && leavesWizard(response)) return null;
  if (response?.status === tooLarge) {
    const message = "This image is too large. Choose one of at most 2 MB.";
    return { result: { ok: false, field: "logo", message, conflict: null }, state: null };
  }
  if (!response?.ok && response?.status !== busy) return null;
  const answer: WizardAnswer | null = await response.json().catch(() => null);
  // A proxy in front of the server may answer 429 too, without our JSON.
  return answer?.result ? answer : null;
}

/** The current state; "over" after the wizard is finished, null if the server couldn't be reached. Never rejects. */
export async function fetchState(): Promise<NonNullable<WizardAnswer["state"]> | "over" | null> {
  const response = await fetch(path, { signal: AbortSignal.timeout(maxAskMs) }).catch(() => null);
  if (!response?.ok || leavesWizard(response)) return null;
  const answer: Pick<WizardAnswer, "state"> | null = await response.json().catch(() => null);
  return answer && (answer.state ?? "over");
}

/** Signed out or redirected: reload, so that the guard can redirect to sign-in and back. */
function leavesWizard({ redirected }: Response): boolean {
  if (redirected) window.location.assign("/onboarding");
  return redirected;
}
