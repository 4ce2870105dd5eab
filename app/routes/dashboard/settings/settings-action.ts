/** What a settings form hears back, and how it is told apart from a form that the browser posts without script. */
import { data } from "react-router";
import type { SaveOutcome } from "#features/companies/settings-values.ts";

/** `typed`: the form as it was posted, for a page that starts anew with the answer. */
export type SettingsAnswer<Values> = SaveOutcome<Values> & { typed: Values };

/** Set by our script: it hears a plain answer instead of being sent to another page. */
export const scriptField = "via";

const statuses = { saved: 200, invalid: 400, conflict: 409, failed: 503 } as const;

export function answerWith<Values>(answer: SettingsAnswer<Values>) {
  return data(answer, { status: statuses[answer.outcome] });
}

/**
 * In the browser: a server that can't be reached is an answer like another, so that what was typed stays on the page.
 * A refusal with a page of its own (signed out, wrong form) goes on to the framework.
 */
export async function askServer<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ outcome: "failed" as const }, { status: 503 });
  }
}
