import { servicesContext } from "#app/context.ts";
import { openWizardStream } from "#features/onboarding/wizard-stream.server.ts";
import { betaUsersOnly, ownerContext } from "../guards.server.ts";
import type { Route } from "./+types/events";

export const middleware = [betaUsersOnly];

export function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(ownerContext);
  // A client that doesn't read event streams would wait for the end of the response.
  if (!request.headers.get("accept")?.includes("text/event-stream")) {
    return new Response("This endpoint returns an event stream.", { status: 406 });
  }
  return openWizardStream(context.get(servicesContext), scope, { signal: request.signal });
}
