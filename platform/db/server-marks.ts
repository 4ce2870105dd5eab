import { serverMarks } from "#db/schema/server.ts";
import type { Transaction } from "./open-database.ts";

/** For what happens once in the life of an installation. False when the mark was set before. */
export async function setServerMark(tx: Transaction, name: string): Promise<boolean> {
  const rows = await tx.insert(serverMarks).values({ name }).onConflictDoNothing().returning();
  return rows.length > 0;
}
