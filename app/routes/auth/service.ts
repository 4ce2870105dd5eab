/** Sends the browser to the sign-in service. A link opens it, so that it works without JavaScript. */
import { data, redirect } from "react-router";
import { clientAddressContext, servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { serviceProblems, serviceTexts } from "#features/accounts/service-texts.ts";
import { findVisitor } from "../guards.server.ts";
import { localPath } from "../next-path.ts";
import type { Route } from "./+types/service";
import { clearTicket, readTicket, ticketSetCookie } from "./service-ticket.server.ts";
import { authTextsFor } from "./visitor-texts.server.ts";

const securityPath = "/dashboard/team/security";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { signInService: service, security } = context.get(servicesContext);
  if (!service) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const isConnecting = searchParams.has("connect");
  const connect = isConnecting ? await readTicket(context, request, "connect") : null;
  // The browser may have signed in as someone else since the password was checked.
  const isValid = connect && (await findVisitor(context, request))?.sessionId === connect.sessionId;
  if (isConnecting && !isValid)
    return redirectWithToast(securityPath, { kind: "error", text: serviceTexts.expired });
  const started = await service.start();
  if ("problem" in started) {
    const visitorAddress = context.get(clientAddressContext);
    security.report("sign-in-service-refused", { visitorAddress, outcome: started.problem });
    const text = authTextsFor(request).t(serviceProblems.unreachable, { service: service.label });
    return redirectWithToast(isConnecting ? securityPath : "/auth?mode=signin", { kind: "error", text });
  }
  const { url, ...attempt } = started;
  const next = localPath(searchParams.get("next"));
  const plan = searchParams.get("plan") === "ai" ? ("ai" as const) : ("basic" as const);
  const headers = new Headers({ "cache-control": "no-store" });
  headers.append(
    "set-cookie",
    await ticketSetCookie(context, "attempt", { ...attempt, next, plan, connect }),
  );
  headers.append("set-cookie", await clearTicket("connect"));
  return redirect(url, { headers });
}
