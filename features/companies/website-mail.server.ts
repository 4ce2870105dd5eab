/** Who gets the mail about changes on the company's website. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { members } from "#db/schema/members.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { may, roles } from "#shared/permissions.ts";

type Member = Pick<OwnerScope, "companyId" | "userId">;

const rolesThatDecide = roles.filter((role) => may(role, "publish content"));

export async function findMailChoice(db: Db, { companyId, userId }: Member): Promise<boolean> {
  const [row] = await db
    .select({ wantsMail: members.wantsWebsiteMail })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
  return row?.wantsMail ?? false;
}

/** Does nothing if the person has left the company. */
export async function setMailChoice(
  db: Db | Transaction,
  { companyId, userId }: Member,
  wantsWebsiteMail: boolean,
): Promise<void> {
  await db
    .update(members)
    .set({ wantsWebsiteMail })
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
}

/** Lists members who can decide about changes and want the mail. */
export async function listMailReaders(
  tx: Transaction,
  companyId: string,
): Promise<{ userId: string; email: string }[]> {
  return tx
    .select({ userId: users.id, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members.wantsWebsiteMail, true),
        eq(users.emailVerified, true),
        inArray(members.role, rolesThatDecide),
      ),
    )
    .orderBy(asc(users.email));
}
