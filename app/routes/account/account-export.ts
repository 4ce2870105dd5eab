import { servicesContext } from "#app/context.ts";
import { exportPerson } from "#features/accounts/export-account.server.ts";
import { outsideDashboardOnly, visitorContext, waitingCompanyContext } from "../guards.server.ts";
import type { Route } from "./+types/account-export";
import { exportCompany, exportResponse, refuseHead } from "./export-response.server.ts";

export const middleware = [outsideDashboardOnly];

export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  refuseHead(request);
  const scope = context.get(waitingCompanyContext);
  if (scope) return exportCompany({ context, request }, { scope, backTo: "/account" });
  const { user } = context.get(visitorContext);
  const { db, clock } = context.get(servicesContext);
  const now = clock.now();
  const person = await exportPerson(db, { userId: user.id }, { now });
  return exportResponse(JSON.stringify(person, null, 2), now);
}
