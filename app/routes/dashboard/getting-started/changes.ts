import { servicesContext } from "#app/context.ts";
import { runGuideAction } from "#features/guides/run-guide-action.server.ts";
import { answerScript } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/changes";

export function loader() {
  return new Response(null, { status: 405 });
}

export async function action({ context }: Route.ActionArgs) {
  const form = await readForm(context);
  return answerScript(await runGuideAction(context.get(servicesContext), context.get(ownerContext), form));
}
