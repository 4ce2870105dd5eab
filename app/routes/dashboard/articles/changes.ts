import { servicesContext } from "#app/context.ts";
import { runArticleAction } from "#features/articles/run-article-action.server.ts";
import { answerScript, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/changes";

export function loader() {
  return new Response(null, { status: 405 });
}

/** The editor saves here every few seconds, without loading the page's data again. */
export async function action({ context }: Route.ActionArgs) {
  const form = await readForm(context);
  const answer = await runArticleAction(context.get(servicesContext), context.get(ownerContext), form);
  if (!answer) throw unknownForm();
  return answerScript(answer);
}
