import { servicesContext } from "#app/context.ts";
import { exportAccount } from "#features/accounts/export-account.server.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { ownerContext } from "../guards.server.ts";
import type { Route } from "./+types/account-export";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const now = clock.now();
  const scope = context.get(ownerContext);
  await db.transaction((tx) => recordChange(tx, scope, { action: "account.exported" }));
  const everything = await exportAccount(db, scope, { now });
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="step-export-${now.toISOString().slice(0, 10)}.json"`,
      "cache-control": "private, no-store",
    },
  });
}
