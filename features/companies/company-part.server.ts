import { asc, eq } from "drizzle-orm";
import type { PgColumn, PgSelect, PgTable } from "drizzle-orm/pg-core";
import type { Db, Transaction } from "#platform/db/open-database.ts";

/** The part of a company's data that a feature owns. `features/accounts/company-parts.server.ts` lists all parts. */
export interface CompanyPart {
  /** Queries for the rows to export, by table name. Each query must have a deterministic order. */
  exportedRows(tx: Transaction, companyId: string): Record<string, PgSelect>;
  listFiles?(tx: Transaction, companyId: string): Promise<string[]>;
  /** Whether the part has content that an import would overwrite or that would be lost if the company were deleted. */
  hasContent?(db: Db | Transaction, companyId: string): Promise<boolean>;
  /** Whether the part has anything else that would be lost then: what can be restored, is under way, or was set up. */
  hasMore?(db: Db | Transaction, companyId: string): Promise<boolean>;
}

type CompanyTable = PgTable & { companyId: PgColumn };

export function rowsOfCompany(
  tx: Transaction,
  table: CompanyTable,
  companyId: string,
  order: PgColumn,
): PgSelect {
  return tx.select().from(table).where(eq(table.companyId, companyId)).orderBy(asc(order)).$dynamic();
}

export async function hasRows(
  tx: Db | Transaction,
  tables: CompanyTable[],
  companyId: string,
): Promise<boolean> {
  for (const table of tables) {
    const rows = await tx
      .select({ companyId: table.companyId })
      .from(table)
      .where(eq(table.companyId, companyId))
      .limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}
