import { clientAddressContext, servicesContext } from "#app/context.ts";
import { openTrialStream } from "#features/onboarding/trial/trial-stream.server.ts";
import type { Route } from "./+types/events";
import { readTrial } from "./trial-cookie.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const trial = await readTrial(services, request);
  if (!trial) return new Response("There is no website to watch.", { status: 404 });
  // A client that doesn't read event streams would wait for the end of the response.
  if (!request.headers.get("accept")?.includes("text/event-stream"))
    return new Response("This endpoint returns an event stream.", { status: 406 });
  const visitorAddress = context.get(clientAddressContext);
  return openTrialStream(services, trial, { signal: request.signal, visitorAddress });
}
