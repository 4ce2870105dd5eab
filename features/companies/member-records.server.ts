/**
 * Queries through which features/team reads and changes members. Changes require the lock on the company's row (see
 * `lockOwnCompany`), so that a role read in a transaction stays valid until the transaction ends.
 */
import { and, asc, eq, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { companies } from "#db/schema/companies.ts";
import { formerMembers, members } from "#db/schema/members.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { type Role, roles } from "#shared/permissions.ts";

interface Member {
  companyId: string;
  userId: string;
}

/** Most powerful role first, then by join date. */
export function listMembers(
  db: Db | Transaction,
  companyId: string,
): Promise<{ userId: string; role: Role; joinedAt: Date }[]> {
  const names = sql.join(
    roles.map((role) => sql`${role}`),
    sql`, `,
  );
  const rank = sql`array_position(array[${names}]::text[], ${members.role})`;
  return db
    .select({ userId: members.userId, role: members.role, joinedAt: members.createdAt })
    .from(members)
    .where(eq(members.companyId, companyId))
    .orderBy(rank, asc(members.createdAt), asc(members.userId));
}

/** Whether the company would have no owner without this user. */
export async function isLastOwner(tx: Db | Transaction, { companyId, userId }: Member): Promise<boolean> {
  const owners = and(eq(members.companyId, companyId), eq(members.role, "owner"));
  const others = await tx.$count(members, and(owners, ne(members.userId, userId)));
  return others === 0 && (await tx.$count(members, and(owners, eq(members.userId, userId)))) === 1;
}

/** Does nothing if the user already is a member. */
export async function addMember(tx: Transaction, { companyId, userId, role }: Member & { role: Role }) {
  await tx.delete(formerMembers).where(isFormerRow({ companyId, userId }));
  await tx.insert(members).values({ companyId, userId, role }).onConflictDoNothing();
  await storeFirstOwner(tx, companyId);
}

export async function setRole(tx: Transaction, { companyId, userId, role }: Member & { role: Role }) {
  await tx.update(members).set({ role }).where(isRow({ companyId, userId }));
  await storeFirstOwner(tx, companyId);
}

export async function removeMember(tx: Transaction, member: Member): Promise<void> {
  const removed = await tx.delete(members).where(isRow(member)).returning({ userId: members.userId });
  if (removed.length > 0) await tx.insert(formerMembers).values(member).onConflictDoNothing();
  await storeFirstOwner(tx, member.companyId);
}

/** Whether the user left or was removed, and hasn't joined again. */
export async function isFormerMember(tx: Transaction, member: Member): Promise<boolean> {
  return (await tx.$count(formerMembers, isFormerRow(member))) > 0;
}

/** Whether the user left or was removed from any company that still exists. */
export async function hasLeftCompany(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.$count(formerMembers, eq(formerMembers.userId, userId))) > 0;
}

function isFormerRow({ companyId, userId }: Member) {
  return and(eq(formerMembers.companyId, companyId), eq(formerMembers.userId, userId));
}

function isRow({ companyId, userId }: Member) {
  return and(eq(members.companyId, companyId), eq(members.userId, userId));
}

/**
 * Versions from before teams store a single owner in `companies.user_id`, and a user can own only one company there. It
 * holds the first owner who isn't already stored for another company, otherwise null.
 */
async function storeFirstOwner(tx: Transaction, companyId: string): Promise<void> {
  const others = alias(companies, "others");
  const [first] = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members.role, "owner"),
        notExists(
          tx
            .select({ id: others.id })
            .from(others)
            .where(and(eq(others.userId, members.userId), ne(others.id, companyId))),
        ),
      ),
    )
    .orderBy(asc(members.createdAt), asc(members.userId))
    .limit(1);
  const userId = first?.userId ?? null;
  const store = (value: string | null) => (each: Transaction) =>
    each
      .update(companies)
      .set({ userId: value })
      .where(and(eq(companies.id, companyId), sql`${companies.userId} is distinct from ${value}`));
  try {
    // Use a savepoint. If the user is concurrently stored for another company, this company gets no user.
    await tx.transaction(store(userId));
  } catch (error) {
    if (!isUniqueViolation(error, "companies_user_id_key")) throw error;
    await store(null)(tx);
  }
}

/** The companies that the user is a member of, in a fixed order. */
export async function listCompanyIds(
  tx: Db | Transaction,
  { userId }: Pick<Member, "userId">,
): Promise<string[]> {
  const rows = await tx
    .select({ companyId: members.companyId })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(asc(members.companyId));
  return rows.map(({ companyId }) => companyId);
}

/** Also deletes everything that references the company. Callers delete the files. */
export async function deleteCompany(
  tx: Transaction,
  { companyId }: Pick<Member, "companyId">,
): Promise<void> {
  await tx.delete(companies).where(eq(companies.id, companyId));
}
