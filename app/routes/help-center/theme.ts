/** Streams theme changes to a help center's open pages. */
import { clientAddressContext } from "#app/context.ts";
import { openThemeStream } from "#features/help-center/theme-stream.server.ts";
import { type HelpCenterArgs, requirePublicScope } from "./require-public-scope.server.ts";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  // A client that doesn't read event streams would wait for the end of the response.
  if (!args.request.headers.get("accept")?.includes("text/event-stream")) {
    return new Response("This endpoint returns an event stream.", { status: 406 });
  }
  return openThemeStream(services, {
    companyId: scope.companyId,
    isUnlisted: center.isUnlisted,
    visitorAddress: args.context.get(clientAddressContext),
    signal: args.request.signal,
  });
}
