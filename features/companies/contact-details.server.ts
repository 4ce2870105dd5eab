/** Reads and saves the contact details of a company's row. */
import { and, eq, or, sql } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { isOwn } from "./company-record.server.ts";

// Hash of the contact details only, so that saving other settings causes no conflict.
const state = sql<string>`md5(${companies.contactDetails}::text)`;

export async function findContactDetails(db: Db, scope: OwnerScope) {
  const [row] = await db
    .select({ details: companies.contactDetails, theme: companies.themeSettings, state })
    .from(companies)
    .where(isOwn(scope));
  return row ?? null;
}

/** Returns false if the stored details no longer match `state`. Saving identical details succeeds. */
export async function saveContactDetails(
  db: Db,
  scope: OwnerScope,
  { details, state: drawnFrom }: { details: object; state: string },
): Promise<boolean> {
  const value = sql`${JSON.stringify(details)}::jsonb`;
  const rows = await db
    .update(companies)
    .set({ contactDetails: value })
    .where(and(isOwn(scope), or(eq(state, drawnFrom), sql`${companies.contactDetails} = ${value}`)))
    .returning({ id: companies.id });
  return rows.length > 0;
}
