import { servicesContext } from "#app/context.ts";
import { exportPerson } from "#features/accounts/export-account.server.ts";
import { outsideDashboardOnly, visitorContext, waitingCompanyContext } from "../guards.server.ts";
import type { Route } from "./+types/account-export";
import { exportCompany, exportResponse, refuseHead } from "./export-response.server.ts";

export const middleware = [outsideDashboardOnly];

export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  refuseHead(request);
  const services = context.get(servicesContext);
  const scope = context.get(waitingCompanyContext);
  if (scope) return exportCompany(services, scope);
  const { user } = context.get(visitorContext);
  const now = services.clock.now();
  const person = await exportPerson(services.db, { userId: user.id }, { now });
  return exportResponse(JSON.stringify(person, null, 2), now);
}
