import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { companies } from "#db/schema/companies.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import type { Permission, Role } from "#shared/permissions.ts";
import { recordChange } from "./audit/record-change.server.ts";
import { isMember, requireMember } from "./membership.server.ts";

export type CompanyRow = typeof companies.$inferSelect;
type Company = Pick<OwnerScope, "companyId">;
type CompanyValues = PgUpdateSetSource<typeof companies>;
/** For optimistic locking in the settings forms. */
export const nextVersion = sql`${companies.version} + 1`;
const sectionNames = {
  show_contact: "the contact section",
  show_faqs: "the questions",
  show_getting_started: "the Getting Started guide",
};
type Section = keyof typeof sectionNames;

/** Doesn't check who owns the company, so it is only for jobs, which read the company id from their own row. */
export async function findCompany(db: Db | Transaction, { companyId }: Company): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId));
  return row ?? null;
}

/** Returns the id of the company with this subdomain, whether its help center is public or not. */
export async function findCompanyAt(db: Db, subdomain: string): Promise<string | null> {
  const [row] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.helpCenterSubdomain, subdomain.toLowerCase()));
  return row?.id ?? null;
}

/** Returns null if the user isn't a member of the company. */
export async function findCompanyOfOwner(
  db: Db | Transaction,
  scope: EditorScope,
): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(isOfEditor(companies.id, scope));
  return row ?? null;
}

/** A company's row, with the role of the member who changes it. */
export type OwnCompanyRow = CompanyRow & { role: Role };

/**
 * Every content change locks the company's row first. The triggers that increase the content version also lock it, so
 * any other order could deadlock. Returns null if the company was deleted.
 */
export async function lockCompany(tx: Transaction, { companyId }: Company): Promise<CompanyRow | null> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, companyId)).for("no key update");
  return row ?? null;
}

/** Waits until no other transaction refers to the row, as a deletion does. Null if the company was deleted. */
export async function lockCompanyToDelete(
  tx: Transaction,
  { companyId }: Company,
): Promise<CompanyRow | null> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, companyId)).for("update");
  return row ?? null;
}

/** The company that `companies.user_id` names for the user (see `storeFirstOwner`). Locks it as a deletion does. */
export async function lockOwnedCompany(
  tx: Transaction,
  { userId }: Pick<OwnerScope, "userId">,
): Promise<CompanyRow | null> {
  const [row] = await tx.select().from(companies).where(eq(companies.userId, userId)).for("update");
  return row ?? null;
}

/** Deletes the company, and everything that references it, if `companies.user_id` names the user. */
export async function deleteOwnCompany(
  tx: Transaction,
  { companyId, userId }: Pick<OwnerScope, "companyId" | "userId">,
): Promise<void> {
  await tx.delete(companies).where(and(eq(companies.id, companyId), eq(companies.userId, userId)));
}

type NewCompany = Omit<typeof companies.$inferInsert, "id" | "userId">;

/** Returns the id of the new company, which has no members. */
export async function insertCompany(tx: Transaction, values: NewCompany): Promise<string> {
  const [row] = await tx.insert(companies).values(values).returning({ id: companies.id });
  if (!row) throw new Error("the company was not stored");
  return row.id;
}

/** Locks the user's first company, which it creates with these values for a new user. */
export async function ensureOwnedCompany(
  tx: Transaction,
  { userId, ...values }: NewCompany & Pick<OwnerScope, "userId">,
): Promise<CompanyRow> {
  await tx
    .insert(companies)
    .values({ userId, ...values })
    .onConflictDoNothing({ target: companies.userId });
  const company = await lockOwnedCompany(tx, { userId });
  if (!company) throw new Error("the company was not stored");
  return company;
}

/** Gives access to each user's first company. New users get one with these values. */
export async function admitToCompanies(
  tx: Transaction,
  people: { userId: string; companyName: string; plan: CompanyRow["plan"] }[],
): Promise<void> {
  const values = people.map((person) => ({ ...person, betaStatus: "beta_user" as const }));
  await tx
    .insert(companies)
    .values(values)
    .onConflictDoUpdate({ target: companies.userId, set: { betaStatus: "beta_user" } });
}

/**
 * Locks the company for a member or an API key. Throws `not_found` if the user isn't a member or the key is revoked, and
 * `forbidden` if the role or the key's scopes don't allow this. Roles and keys change under the same lock, so the result
 * stays true until the transaction ends.
 */
export async function lockOwnCompany(
  tx: Transaction,
  scope: EditorScope,
  permission: Permission,
  message?: string,
): Promise<OwnCompanyRow> {
  const row = await lockCompany(tx, scope);
  if (!row) throw new AppError("not_found", message);
  // Runs as its own statement, so that it reads the members as they are now and not as they were before the lock.
  const role = await requireMember(tx, scope, permission, message);
  return { ...row, role };
}

/** Doesn't check who owns the company, so it is only for jobs, which read the company id from their own row. */
export async function updateCompany(
  tx: Db | Transaction,
  { companyId }: Company,
  values: CompanyValues,
): Promise<void> {
  await tx.update(companies).set(values).where(eq(companies.id, companyId));
}

/**
 * The value is merged in the database, so that concurrent changes to other switches and settings aren't lost. Throws
 * the same errors as `lockOwnCompany`.
 */
export async function showSection(
  db: Db | Transaction,
  scope: OwnerScope,
  { section, isShown }: { section: Section; isShown: boolean },
): Promise<void> {
  const permission = section === "show_contact" ? "change settings" : "publish content";
  const themeSettings = sql`${companies.themeSettings} || ${JSON.stringify({ [section]: isShown })}::jsonb`;
  await db.transaction(async (tx) => {
    const { themeSettings: before } = await lockOwnCompany(tx, scope, permission);
    await updateCompany(tx, scope, { themeSettings });
    if ((before[section] !== false) !== isShown)
      await recordChange(tx, scope, {
        action: isShown ? "section.shown" : "section.hidden",
        subject: { kind: "section", title: sectionNames[section] },
      });
  });
}

/** Whether the company is on the plan that includes videos and step-by-step guides. */
export async function hasAiPlan(db: Db | Transaction, scope: OwnerScope): Promise<boolean> {
  return (await findCompanyOfOwner(db, scope))?.plan === "ai";
}

/** SQL condition for tables with a company column: the row belongs to the scope's company, and the user is a member. */
export function isOfOwner(
  column: PgColumn,
  scope: Pick<OwnerScope, "companyId" | "userId">,
): SQL | undefined {
  return and(eq(column, scope.companyId), isMember(scope));
}

/** Like `isOfOwner`, also for an API key, which was looked up with its company. Only for reading. */
export function isOfEditor(column: PgColumn, scope: EditorScope): SQL | undefined {
  return "userId" in scope ? isOfOwner(column, scope) : eq(column, scope.companyId);
}

/** SQL condition on `companies`: the row is the scope's company, and the user is a member. Only for reading. */
export function isOwn(scope: Pick<OwnerScope, "companyId" | "userId">): SQL | undefined {
  return isOfOwner(companies.id, scope);
}
