import { isOfAnotherCompany, markCompany, switchedText } from "#features/companies/drawn-company.ts";
import type { WizardAnswer } from "./run-action.server.ts";

const path = "/onboarding/state";
const tooLarge = 413;
const busy = 429;
/** Long enough for a large image over a slow connection. Later forms wait for it. */
const maxPostMs = 60_000;
const maxAskMs = 10_000;

/** Returns null if the server couldn't be reached or gave no usable response. Never rejects. */
export async function postForm(form: FormData): Promise<WizardAnswer | null> {
  markCompany(form);
  const response = await fetch(path, {
    method: "POST",
    body: form,
    signal: AbortSignal.timeout(maxPostMs),
  }).catch(() => null);
  if (response && leavesWizard(response)) return null;
  if (response && (await isOfAnotherCompany(response)))
    return { result: { ok: false, field: null, message: switchedText, conflict: null }, state: null };
  if (response?.status === tooLarge) {
    const message = "This image is too large. Choose one up to 2 MB.";
    return { result: { ok: false, field: "logo", message, conflict: null }, state: null };
  }
  if (!response?.ok && response?.status !== busy) return null;
  const answer: WizardAnswer | null = await response.json().catch(() => null);
  // A proxy in front of the server may also respond with 429, but without our JSON.
  return answer?.result ? answer : null;
}

/**
 * Returns the current state, "over" after the wizard is finished, or null if the server couldn't be reached. Never
 * rejects.
 */
export async function fetchState(): Promise<NonNullable<WizardAnswer["state"]> | "over" | null> {
  const response = await fetch(path, { signal: AbortSignal.timeout(maxAskMs) }).catch(() => null);
  if (!response?.ok || leavesWizard(response)) return null;
  const answer: Pick<WizardAnswer, "state"> | null = await response.json().catch(() => null);
  return answer && (answer.state ?? "over");
}

/**
 * The person is signed out or lacks permission. The page reloads, so that the guard can redirect to sign-in and back,
 * or say why.
 */
function leavesWizard({ redirected, status }: Response): boolean {
  const isLeaving = redirected || status === 403;
  if (isLeaving) window.location.assign("/onboarding");
  return isLeaving;
}
