import { and, asc, eq, getTableColumns, gt } from "drizzle-orm";
import type { PgColumn, PgSelect, PgTable } from "drizzle-orm/pg-core";
import type { Db, Transaction } from "#platform/db/open-database.ts";

export type ExportedRow = Record<string, unknown>;

/** The part of a company's data that a feature owns. `features/accounts/company-parts.server.ts` lists all parts. */
export interface CompanyPart {
  /** Queries for the rows to export, by table name. Each query must have a deterministic order. */
  exportedRows(tx: Transaction, companyId: string): Record<string, PgSelect | AsyncIterable<ExportedRow>>;
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

/** Like `rowsOfCompany`, for rows with long texts. `key` has to be unique in the company. */
export function largeRowsOfCompany(
  tx: Transaction,
  table: CompanyTable,
  companyId: string,
  key: PgColumn,
): AsyncGenerator<ExportedRow> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const name = Object.keys(columns).find((each) => columns[each] === key) ?? "";
  const isOwn = eq(table.companyId, companyId);
  return readInPages(
    (after, limit) =>
      tx
        .select()
        .from(table)
        .where(and(isOwn, after === null ? undefined : gt(key, after)))
        .orderBy(asc(key))
        .limit(limit),
    (row) => String(row[name]),
  );
}

/** A row can have half a megabyte. */
const largeRowsPerPage = 10;

/** Each page begins after the last one's key. With an offset, the database would read again what it skips. */
export async function* readInPages<Row extends ExportedRow>(
  page: (after: string | null, limit: number) => PromiseLike<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  let after: string | null = null;
  for (;;) {
    const rows: Row[] = await page(after, largeRowsPerPage);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < largeRowsPerPage) return;
    after = keyOf(last);
  }
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
