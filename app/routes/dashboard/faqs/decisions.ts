/** Decisions on website changes that the page's script posts one after another. */
import { servicesContext } from "#app/context.ts";
import { runDecisionForm, runListDecision } from "#features/websites/check/run-proposal-action.server.ts";
import { answerScript, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/decisions";

export function loader() {
  return new Response(null, { status: 405 });
}

export async function action({ context }: Route.ActionArgs) {
  const form = await readForm(context);
  const run = form.get("from") === "list" ? runListDecision : runDecisionForm;
  const answer = await run(context.get(servicesContext), context.get(ownerContext), form);
  if (!answer) throw unknownForm();
  return answerScript(answer);
}
