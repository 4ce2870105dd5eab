/** What the team chose for texts to check. The caller holds the company's lock for writes. */
import { eq, inArray } from "drizzle-orm";
import { textChecks } from "#db/schema/check-dates.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { CheckMonths } from "#shared/enumerations.ts";
import type { CheckChoice } from "./check-date.ts";

interface Company {
  companyId: string;
}

/** By the id of the text. */
export async function readCheckChoices(
  db: Db | Transaction,
  { companyId }: Company,
): Promise<Map<string, CheckChoice>> {
  const { itemId, months, checkedAt } = textChecks;
  const rows = await db
    .select({ itemId, months, checkedAt })
    .from(textChecks)
    .where(eq(textChecks.companyId, companyId));
  return new Map(rows.map(({ itemId, ...choice }) => [itemId, choice]));
}

/** Without `checkedAt`, the last confirmation stays. */
export async function saveCheckChoice(
  tx: Transaction,
  { companyId }: Company,
  { itemId, ...choice }: { itemId: string; months: CheckMonths; checkedAt?: Date },
): Promise<void> {
  await tx
    .insert(textChecks)
    .values({ companyId, itemId, ...choice })
    .onConflictDoUpdate({ target: [textChecks.companyId, textChecks.itemId], set: choice });
}

/** For texts that can't be restored. */
export async function deleteCheckChoices(tx: Transaction, itemIds: string[]): Promise<void> {
  if (itemIds.length > 0) await tx.delete(textChecks).where(inArray(textChecks.itemId, itemIds));
}
