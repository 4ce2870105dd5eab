import { asc, eq } from "drizzle-orm";
import type { PgColumn, PgSelect, PgTable } from "drizzle-orm/pg-core";
import type { Db, Transaction } from "#platform/db/open-database.ts";

/** What a feature stores of a company. `features/accounts/company-parts.server.ts` lists all of them. */
export interface CompanyPart {
  /** What an export holds, by name of the table, in an order that makes an export repeatable. */
  exportedRows(tx: Transaction, companyId: string): Record<string, PgSelect>;
  /** Keys of its files in the store. */
  listFiles?(tx: Transaction, companyId: string): Promise<string[]>;
  /** Whether there is anything that an import, or giving up the company, would mix with or lose. */
  hasContent?(db: Db | Transaction, companyId: string): Promise<boolean>;
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
