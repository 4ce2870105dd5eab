/** How a route answers with what an action made of a form: refusals have their HTTP status. */
import { data } from "react-router";

type Outcome = { ok: true } | { ok: false; status: number };

/** Null: a form that the action doesn't know. */
export function answerOutcome<Known extends Outcome>(outcome: Known | null) {
  if (!outcome) throw unknownForm();
  return data(outcome, { status: statusOf(outcome) });
}

/** For the page's script, which shows what changed without a new page. */
export function answerScript(outcome: Outcome): Response {
  return Response.json(outcome, { status: statusOf(outcome), headers: { "cache-control": "no-store" } });
}

export function unknownForm() {
  return data("We don't recognize this form. Reload the page and try again.", { status: 400 });
}

function statusOf(outcome: Outcome): number {
  return outcome.ok ? 200 : outcome.status;
}
