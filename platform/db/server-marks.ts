import { serverMarks } from "#db/schema/server.ts";
import type { Transaction } from "./open-database.ts";

/** Ensures that an installation does one-time work only once. Returns false if the mark was already set. */
export async function setServerMark(tx: Transaction, name: string): Promise<boolean> {
  const rows = await tx.insert(serverMarks).values({ name }).onConflictDoNothing().returning();
  return rows.length > 0;
}
