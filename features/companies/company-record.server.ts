/** Queries through which other features read and change a company's row. */
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

/** For jobs, which take the company id from their own row. */
export async function findCompany(db: Db | Transaction, { companyId }: Company): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId));
  return row ?? null;
}

/** Returns null if the user doesn't own the company. */
export async function findCompanyOfOwner(
  db: Db | Transaction,
  scope: OwnerScope,
): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(isOwn(scope));
  return row ?? null;
}

/**
 * Every content change locks the company's row first. The triggers that increase the content version also lock it, so
 * any other order could deadlock. Returns null if the company was deleted.
 */
export async function lockCompany(tx: Transaction, { companyId }: Company): Promise<CompanyRow | null> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, companyId)).for("no key update");
  return row ?? null;
}

/** Like `lockCompany`, but for an owner. Throws `not_found` if the user doesn't own the company. */
export async function lockOwnCompany(
  tx: Transaction,
  scope: OwnerScope,
  message?: string,
): Promise<CompanyRow> {
  const [row] = await tx.select().from(companies).where(isOwn(scope)).for("no key update");
  if (!row) throw new AppError("not_found", message);
  return row;
}

/** For jobs, which take the company id from their own row. */
export async function updateCompany(
  tx: Db | Transaction,
  { companyId }: Company,
  values: CompanyValues,
): Promise<void> {
  await tx.update(companies).set(values).where(eq(companies.id, companyId));
}

/** Returns false if the user doesn't own the company. */
export async function updateOwnCompany(
  tx: Db | Transaction,
  scope: OwnerScope,
  values: CompanyValues,
): Promise<boolean> {
  const rows = await tx.update(companies).set(values).where(isOwn(scope)).returning({ id: companies.id });
  return rows.length > 0;
}

/**
 * The value is merged in the database, so that concurrent changes to other switches and settings aren't lost. Returns
 * false if the user doesn't own the company.
 */
export function showSection(
  tx: Db | Transaction,
  scope: OwnerScope,
  { section, isShown }: { section: Section; isShown: boolean },
): Promise<boolean> {
  const themeSettings = sql`${companies.themeSettings} || ${JSON.stringify({ [section]: isShown })}::jsonb`;
  return updateOwnCompany(tx, scope, { themeSettings });
}

/** Whether the user's company is on the plan that includes videos and step-by-step guides. */
export async function hasAiPlan(db: Db | Transaction, scope: OwnerScope): Promise<boolean> {
  return (await findCompanyOfOwner(db, scope))?.plan === "ai";
}

/** Condition for tables with a company column: the row belongs to the scope's company, and the user still owns it. */
export function isOfOwner(column: PgColumn, { companyId, userId }: OwnerScope): SQL | undefined {
  return and(
    eq(column, companyId),
    sql`exists (select from ${companies} where ${companies.id} = ${column} and ${companies.userId} = ${userId})`,
  );
}

export function isOwn({ companyId, userId }: OwnerScope) {
  return and(eq(companies.id, companyId), eq(companies.userId, userId));
}
