/** What the team chose for texts to check. The caller holds the company's lock for writes. */
import { and, eq, inArray } from "drizzle-orm";
import { textChecks } from "#db/schema/check-dates.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { CheckMonths } from "#shared/enumerations.ts";
import type { CheckChoice } from "./check-date.ts";

interface Company {
  companyId: string;
}

/** By the id of the text. */
export type CheckChoices = (itemId: string) => CheckChoice;

export async function readCheckChoices(db: Db | Transaction, { companyId }: Company): Promise<CheckChoices> {
  const { itemId, months, checkedAt } = textChecks;
  const rows = await db
    .select({ itemId, months, checkedAt })
    .from(textChecks)
    .where(eq(textChecks.companyId, companyId));
  const usual = await readUsualMonths(db, { companyId });
  const known = new Map(rows.map((row) => [row.itemId, row]));
  return (id) => {
    const { months: own = null, checkedAt: at = null } = known.get(id) ?? {};
    return { months: own ?? usual, isUsual: own === null, checkedAt: at };
  };
}

/** For texts without an interval of their own. */
export async function readUsualMonths(db: Db | Transaction, company: Company): Promise<CheckMonths> {
  return (await findCompany(db, company))?.checkMonths ?? 6;
}

/** When the team last confirmed the text. Null if that never happened. */
export async function findCheckedAt(
  db: Db | Transaction,
  { companyId }: Company,
  itemId: string,
): Promise<Date | null> {
  const [row] = await db
    .select({ checkedAt: textChecks.checkedAt })
    .from(textChecks)
    .where(and(eq(textChecks.companyId, companyId), eq(textChecks.itemId, itemId)));
  return row?.checkedAt ?? null;
}

/** Without `checkedAt`, the last confirmation stays. `months` is null for those of all texts. */
export async function saveCheckChoice(
  tx: Transaction,
  { companyId }: Company,
  { itemId, ...choice }: { itemId: string; months: CheckMonths | null; checkedAt?: Date },
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
