/** The wizard's script posts its forms here, and loads the state from here when events don't arrive. */
import { servicesContext } from "#app/context.ts";
import { getWizardState } from "#features/onboarding/wizard-state.server.ts";
import { betaUsersOnly, ownerContext } from "../guards.server.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/state";
import { runPostedForm } from "./run-action.server.ts";

export const middleware = [betaUsersOnly];

const headers = { "cache-control": "no-store" };

/** `state` is null if the wizard is finished. */
export async function loader({ context }: Route.LoaderArgs) {
  const state = await getWizardState(context.get(servicesContext), context.get(ownerContext));
  return Response.json({ state }, { headers });
}

export async function action({ context }: Route.ActionArgs) {
  const form = await readForm(context);
  const answer = await runPostedForm(context.get(servicesContext), context.get(ownerContext), form);
  const isBusy = !answer.result.ok && answer.result.isBusy;
  return Response.json(answer, { status: isBusy ? 429 : 200, headers });
}
