/** A company can require a passkey or a second factor of its members. */

import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { sessions, users } from "#db/schema/accounts.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany, updateCompany } from "#features/companies/company-record.server.ts";
import { listMemberIds } from "#features/companies/membership.server.ts";
import type { SecondFactor } from "#platform/access/create-access.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { AccountDeps } from "./account-deps.ts";
import { findProtectedUsers, findSecondFactors } from "./second-factors.server.ts";

/** Throws `forbidden` for roles that may not change it. */
export async function requireSecondFactor(
  { db, security }: Pick<AccountDeps, "db" | "security">,
  scope: OwnerScope,
  isRequired: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockOwnCompany(tx, scope, "manage members");
    await updateCompany(tx, scope, { requiresSecondFactor: isRequired });
    if (before.requiresSecondFactor !== isRequired)
      await recordChange(tx, scope, {
        action: isRequired ? "second-factor.required" : "second-factor.optional",
      });
  });
  const { companyId, userId } = scope;
  security.report("second-factor-required", { account: { userId }, companyId, isRequired });
}

/**
 * True if the company requires a factor that this account doesn't have. The company's sign-in service may have checked
 * one, for this session.
 */
export async function lacksRequiredFactor(
  db: Db | Transaction,
  {
    userId,
    company,
    secondFactor,
  }: {
    userId: string;
    company: { requiresSecondFactor: boolean } | null;
    secondFactor: SecondFactor | null;
  },
): Promise<boolean> {
  if (!company?.requiresSecondFactor || secondFactor === "provider") return false;
  return !(await findSecondFactors(db, userId)).hasAny;
}

/** For tokens, which outlive sessions. The sign-in service has to have checked a factor for one that is still valid. */
export async function lacksRequiredFactorForToken(
  db: Db | Transaction,
  { userId, company }: { userId: string; company: { requiresSecondFactor: boolean } },
): Promise<boolean> {
  const isByProvider = and(
    eq(sessions.userId, userId),
    eq(sessions.secondFactor, "provider"),
    gt(sessions.expiresAt, sql`now()`),
  );
  const secondFactor = (await db.$count(sessions, isByProvider)) > 0 ? "provider" : null;
  return lacksRequiredFactor(db, { userId, company, secondFactor });
}

/** The names of the members who have neither a passkey nor an authenticator app, in the order in which they joined. */
export async function listUnprotectedMembers(db: Db, { companyId }: OwnerScope): Promise<string[]> {
  const memberIds = await listMemberIds(db, companyId);
  const isProtected = await findProtectedUsers(db, memberIds);
  const unprotected = memberIds.filter((id) => !isProtected.has(id));
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, unprotected));
  const nameOf = new Map(rows.map(({ id, name, email }) => [id, name || email]));
  return unprotected.flatMap((id) => nameOf.get(id) ?? []);
}
