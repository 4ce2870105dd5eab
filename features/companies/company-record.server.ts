/** How other features read and change a company's row. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { companies } from "#db/schema/companies.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

export type CompanyRow = typeof companies.$inferSelect;
type Company = Pick<OwnerScope, "companyId">;
type CompanyValues = PgUpdateSetSource<typeof companies>;
type Section = "show_contact" | "show_faqs" | "show_getting_started";

/** For jobs, whose own row says which company it is. */
export async function findCompany(db: Db | Transaction, { companyId }: Company): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId));
  return row ?? null;
}

/** Null for a company that isn't this person's (any more). */
export async function findCompanyOfOwner(
  db: Db | Transaction,
  scope: OwnerScope,
): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(isOwn(scope));
  return row ?? null;
}

/**
 * Every change of content locks the company's row first: the triggers that raise the content version lock it too, so
 * another order could deadlock. Null when the company is gone.
 */
export async function lockCompany(tx: Transaction, { companyId }: Company): Promise<CompanyRow | null> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, companyId)).for("no key update");
  return row ?? null;
}

/** The same for an owner. Throws `not_found` for a company that isn't this person's (any more). */
export async function lockOwnCompany(
  tx: Transaction,
  scope: OwnerScope,
  message?: string,
): Promise<CompanyRow> {
  const [row] = await tx.select().from(companies).where(isOwn(scope)).for("no key update");
  if (!row) throw new AppError("not_found", message);
  return row;
}

/** For jobs. */
export async function updateCompany(
  tx: Db | Transaction,
  { companyId }: Company,
  values: CompanyValues,
): Promise<void> {
  await tx.update(companies).set(values).where(eq(companies.id, companyId));
}

/** False for a company that isn't this person's (any more). */
export async function updateOwnCompany(
  tx: Db | Transaction,
  scope: OwnerScope,
  values: CompanyValues,
): Promise<boolean> {
  const rows = await tx.update(companies).set(values).where(isOwn(scope)).returning({ id: companies.id });
  return rows.length > 0;
}

/**
 * Merged in the database: another switch that is set at the same moment, and the settings' own form, keep theirs. False
 * for a company that isn't this person's (any more).
 */
export function showSection(
  tx: Db | Transaction,
  scope: OwnerScope,
  { section, isShown }: { section: Section; isShown: boolean },
): Promise<boolean> {
  const themeSettings = sql`${companies.themeSettings} || ${JSON.stringify({ [section]: isShown })}::jsonb`;
  return updateOwnCompany(tx, scope, { themeSettings });
}

/** Whether this person's company has the plan with videos and step-by-step guides. */
export async function hasAiPlan(db: Db | Transaction, scope: OwnerScope): Promise<boolean> {
  return (await findCompanyOfOwner(db, scope))?.plan === "ai";
}

/** For the WHERE of a table with a company: the company of the scope, and still this person's. */
export function isOfOwner(column: PgColumn, { companyId, userId }: OwnerScope): SQL | undefined {
  return and(
    eq(column, companyId),
    sql`exists (select from ${companies} where ${companies.id} = ${column} and ${companies.userId} = ${userId})`,
  );
}

export function isOwn({ companyId, userId }: OwnerScope) {
  return and(eq(companies.id, companyId), eq(companies.userId, userId));
}
