import { servicesContext } from "#app/context.ts";
import { runFaqAction } from "#features/faqs/run-faq-action.server.ts";
import { categorizedContent } from "#features/help-center/collections/categorized-content.server.ts";
import { answerScript } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/changes";

export function loader() {
  return new Response(null, { status: 405 });
}

export async function action({ context }: Route.ActionArgs) {
  const form = await readForm(context);
  const deps = { ...context.get(servicesContext), elsewhere: categorizedContent };
  return answerScript(await runFaqAction(deps, context.get(ownerContext), form));
}
