/** Reads who is a member of which company. features/team changes it. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { members } from "#db/schema/members.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { editingRoleOf, keyMay } from "#shared/key-scopes.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { may, type Permission, type Role } from "#shared/permissions.ts";
import { findKeyScopes } from "./keys/find-key-scopes.server.ts";

type Member = Pick<OwnerScope, "companyId" | "userId">;

/** Returns null if the user isn't a member. */
export async function findRole(db: Db | Transaction, { companyId, userId }: Member): Promise<Role | null> {
  const [row] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
  return row?.role ?? null;
}

/** Only members whose role has the permission, if one is given. */
export async function listMemberIds(
  db: Db | Transaction,
  companyId: string,
  permission?: Permission,
): Promise<string[]> {
  const rows = await db
    .select({ userId: members.userId, role: members.role })
    .from(members)
    .where(eq(members.companyId, companyId))
    .orderBy(members.createdAt, members.userId);
  const wanted = permission ? rows.filter(({ role }) => may(role, permission)) : rows;
  return wanted.map(({ userId }) => userId);
}

/** SQL condition that holds if the user is a member of the company. */
export function isMember({ companyId, userId }: Member): SQL {
  return sql`exists (select from ${members} where ${members.companyId} = ${companyId} and ${members.userId} = ${userId})`;
}

/** SQL condition on `companies` that holds if no user has claimed it. */
export const isUnclaimed = sql`not exists (select from ${members} where ${members.companyId} = ${companies.id})`;

export async function isClaimed(db: Db | Transaction, companyId: string): Promise<boolean> {
  return (await db.$count(members, eq(members.companyId, companyId))) > 0;
}

export const roleRefusal = "Your role doesn't allow this. Ask an owner or admin of your team.";

/** Throws `forbidden` with a sentence for the user. */
function requirePermission(role: Role, permission: Permission): void {
  if (!may(role, permission)) throw new AppError("forbidden", roleRefusal);
}

const keyRefusal = "This key doesn't have the scope for this.";

/**
 * For callers that hold the company's lock. Throws the same errors as `lockOwnCompany`. An API key edits content in the
 * role that its scopes amount to.
 */
export async function requireMember(
  tx: Transaction,
  scope: Member | EditorScope,
  permission: Permission,
  message?: string,
): Promise<Role> {
  if ("keyId" in scope) {
    const scopes = await findKeyScopes(tx, scope);
    if (!scopes) throw new AppError("not_found", message);
    if (!keyMay(scopes, permission)) throw new AppError("forbidden", keyRefusal);
    return editingRoleOf(scopes);
  }
  const role = await findRole(tx, scope);
  if (!role) throw new AppError("not_found", message);
  requirePermission(role, permission);
  return role;
}

/**
 * Writers may only change drafts. The row must have been read under the lock of `lockOwnCompany`. Throws the same
 * errors as `requirePermission`.
 */
export function requireDraft(role: Role, { isPublished }: { isPublished: boolean }): void {
  if (isPublished && !may(role, "publish content"))
    throw new AppError(
      "forbidden",
      "Visitors can already see this. Ask an editor on your team to change it.",
    );
}

/** SQL subquery on `companies`. */
export const memberCount = sql<number>`(
  select count(*)::int from ${members} where ${members.companyId} = ${companies.id}
)`;

/** SQL subquery on `companies` for the id of the user who has owned it the longest. */
export const firstOwnerId = sql`(
  select ${members.userId} from ${members}
  where ${members.companyId} = ${companies.id} and ${members.role} = 'owner'
  order by ${members.createdAt}, ${members.userId} limit 1
)`;
