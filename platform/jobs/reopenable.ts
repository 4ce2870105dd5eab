import { type AnyColumn, and, inArray, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** "running" is included, because a row keeps that status if its process dies. */
export function hasReopenableStatus(status: AnyColumn): SQL {
  return inArray(status, ["failed", "queued", "running"]);
}

/** True if the row isn't finished and its company has no newer one. */
export function isReopenable(
  table: PgTable & { status: AnyColumn; companyId: AnyColumn; createdAt: AnyColumn },
): SQL | undefined {
  const isNewest = sql`not exists (select from ${table} later
    where later.company_id = ${table.companyId} and later.created_at > ${table.createdAt})`;
  return and(hasReopenableStatus(table.status), isNewest);
}
