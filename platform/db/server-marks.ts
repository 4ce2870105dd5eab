import { serverMarks } from "#db/schema/server.ts";
import type { Transaction } from "./open-database.ts";

/** Guards one-time work of an installation: false when the mark was already set. */
export async function setServerMark(tx: Transaction, name: string): Promise<boolean> {
  const rows = await tx.insert(serverMarks).values({ name }).onConflictDoNothing().returning();
  return rows.length > 0;
}
