/** Companies whose websites are checked, and their members who get a mail about changes. */
import { and, asc, eq, inArray, isNotNull, not, notInArray, type SQLWrapper } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { members } from "#db/schema/members.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { may, roles } from "#shared/permissions.ts";
import { isUnclaimed } from "./membership.server.ts";

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

/** Returns the user ids of members who can decide about changes and want the mail. */
export async function listMailReaders(tx: Transaction, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members.wantsWebsiteMail, true),
        inArray(members.role, rolesThatDecide),
      ),
    )
    .orderBy(asc(members.userId));
  return rows.map(({ userId }) => userId);
}

/** Returns the ids of companies that finished the wizard and have a member and a website. `without` selects ids. */
export async function listWebsiteOwners(
  db: Db,
  { without, limit }: { without: SQLWrapper; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        isNotNull(companies.websiteUrl),
        eq(companies.onboardingCompleted, true),
        not(isUnclaimed),
        notInArray(companies.id, without),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}
