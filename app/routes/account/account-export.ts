import { servicesContext } from "#app/context.ts";
import { exportAccount, exportPerson } from "#features/accounts/export-account.server.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { outsideDashboardOnly, visitorContext, waitingCompanyContext } from "../guards.server.ts";
import type { Route } from "./+types/account-export";
import { exportResponse } from "./export-response.server.ts";

export const middleware = [outsideDashboardOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const now = clock.now();
  const scope = context.get(waitingCompanyContext);
  if (!scope) {
    const { user } = context.get(visitorContext);
    return exportResponse(await exportPerson(db, { userId: user.id }, { now }), now);
  }
  await db.transaction((tx) => recordChange(tx, scope, { action: "account.exported" }));
  return exportResponse(await exportAccount(db, scope, { now }), now);
}
