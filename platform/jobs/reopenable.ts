/** Which rows a retried job may reset to queued. */
import { type AnyColumn, and, inArray, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** A row is still "running" when its process died. */
export function hasReopenableStatus(status: AnyColumn): SQL {
  return inArray(status, ["failed", "queued", "running"]);
}

/** Neither finished nor superseded by newer work of its company. */
export function isReopenable(
  table: PgTable & { status: AnyColumn; companyId: AnyColumn; createdAt: AnyColumn },
): SQL | undefined {
  const isNewest = sql`not exists (select from ${table} later
    where later.company_id = ${table.companyId} and later.created_at > ${table.createdAt})`;
  return and(hasReopenableStatus(table.status), isNewest);
}
