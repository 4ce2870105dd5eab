/** The audit log as a CSV file, with the page's filters applied. */
import { servicesContext } from "#app/context.ts";
import { findAccountNames } from "#features/accounts/account-names.server.ts";
import { readAuditFilter } from "#features/companies/audit/audit-filter.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { auditCsvBody } from "#features/companies/audit/write-audit-csv.server.ts";
import { ownerContext } from "../../guards.server.ts";
import { accountTexts } from "../../team-texts.server.ts";
import type { Route } from "./+types/audit-log-export";

export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { db, clock } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const now = clock.now();
  const filter = { ...readAuditFilter(request.url), before: null };
  await db.transaction((tx) => recordChange(tx, scope, { action: "log.exported" }));
  return new Response(
    auditCsvBody(db, scope, {
      filter,
      now,
      find: findAccountNames,
      texts: accountTexts(context, "auditEntries"),
    }),
    {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="audit-log-${now.toISOString().slice(0, 10)}.csv"`,
        "cache-control": "private, no-store",
      },
    },
  );
}
