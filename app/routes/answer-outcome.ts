/** Turns an action's outcome into a response. A refusal keeps its HTTP status. */
import { data, redirect } from "react-router";
import { redirectWithToast } from "#app/flash.server.ts";
import type { Notice } from "#ui/toaster.tsx";
import { scriptField } from "./script-field.ts";

type Outcome = { ok: true } | { ok: false; status: number };

/** `outcome` is null if the action doesn't know the form. */
export function answerOutcome<Known extends Outcome>(outcome: Known | null) {
  if (!outcome) throw unknownForm();
  return data(outcome, { status: statusOf(outcome) });
}

/** Responds with JSON to the page's script, which updates the page in place. */
export function answerScript(outcome: Outcome): Response {
  return Response.json(outcome, { status: statusOf(outcome), headers: { "cache-control": "no-store" } });
}

/** `typed` contains the form's values as posted, so that the page can be rendered again without JavaScript. */
export type FormAnswer<Known> = Known & { typed?: Record<string, string> };

/**
 * Responds to forms that also work without JavaScript. In that case, success redirects to `path`, which shows `toast`.
 */
export async function answerForm<Known extends Outcome>(
  form: FormData,
  outcome: Known,
  { path, toast }: { path: string; toast: Notice | null },
) {
  if (outcome.ok && !form.has(scriptField))
    throw toast ? await redirectWithToast(path, toast) : redirect(path);
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const answer: FormAnswer<Known> = { ...outcome, typed };
  return data(answer, { status: statusOf(outcome) });
}

export function unknownForm() {
  return data("We don't recognize this form. Reload the page and try again.", { status: 400 });
}

function statusOf(outcome: Outcome): number {
  return outcome.ok ? 200 : outcome.status;
}
