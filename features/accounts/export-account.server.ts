/** Exports all data of an account and its company for its owner. */

import { eq } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { users } from "#db/schema/accounts.ts";
import { findCompanyOfOwner } from "#features/companies/company-record.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { companyParts } from "./company-parts.server.ts";

/** Rows of one table as plain values for JSON. They are read in pages to limit memory use. */
export interface AccountTable {
  table: string;
  rows: AsyncIterable<Record<string, unknown>>;
}

/**
 * Passes every table to `visit` in sequence, all from one snapshot. `visit` must read the rows before it returns, and
 * must not wait for the client, because a transaction is open. Passwords, sessions and link secrets are excluded.
 */
export async function readAccount(db: Db, scope: OwnerScope, visit: (table: AccountTable) => Promise<void>) {
  const { userId, companyId } = scope;
  return db.transaction(
    async (tx) => {
      const [user] = await tx
        .select({ email: users.email, name: users.name, createdAt: users.createdAt })
        .from(users)
        .where(eq(users.id, userId));
      const row = await findCompanyOfOwner(tx, scope);
      if (!user || !row) throw new Error("the company of this session is gone");
      const { domainToken: _secret, ...company } = row;
      for (const { exportedRows } of companyParts)
        for (const [table, query] of Object.entries(exportedRows(tx, companyId)))
          await visit({ table, rows: allOf(query, largeRows.has(table) ? 10 : 500) });
      return { user, company };
    },
    // Read all tables from one snapshot.
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Returns the whole account as one value, as in version 1 of the format. Holds all of it in memory. */
export async function exportAccount(db: Db, scope: OwnerScope, { now }: { now: Date }) {
  const tables: Record<string, Record<string, unknown>[]> = {};
  const { user, company } = await readAccount(db, scope, async ({ table, rows }) => {
    tables[table] = await Array.fromAsync(rows);
  });
  return {
    format: "step-account-export",
    version: 1,
    exportedAt: now.toISOString(),
    user,
    company,
    ...tables,
  };
}

/** Tables whose rows contain whole pages or guides. */
const largeRows = new Set(["crawl_pages", "getting_started", "video_guides", "website_checks"]);

async function* allOf(query: PgSelect, rowsPerPage: number): AsyncGenerator<Record<string, unknown>> {
  for (let offset = 0; ; offset += rowsPerPage) {
    const rows = await query.limit(rowsPerPage).offset(offset);
    yield* rows;
    if (rows.length < rowsPerPage) return;
  }
}
