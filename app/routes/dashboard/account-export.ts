import { servicesContext } from "#app/context.ts";
import { exportAccount } from "#features/accounts/export-account.server.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { exportResponse } from "../account/export-response.server.ts";
import { ownerContext } from "../guards.server.ts";
import type { Route } from "./+types/account-export";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const now = clock.now();
  const scope = context.get(ownerContext);
  await db.transaction((tx) => recordChange(tx, scope, { action: "account.exported" }));
  return exportResponse(await exportAccount(db, scope, { now }), now);
}
