/** Companies whose websites and texts are checked, and their members who get weekly mails about that. */
import { and, asc, eq, inArray, isNotNull, not, notInArray, type SQL, type SQLWrapper } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { members } from "#db/schema/members.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { MailTopic } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { may, roles } from "#shared/permissions.ts";
import { isUnclaimed } from "./membership.server.ts";

type Member = Pick<OwnerScope, "companyId" | "userId">;

const rolesThatDecide = roles.filter((role) => may(role, "publish content"));

const choiceColumns = { website: "wantsWebsiteMail", checks: "wantsCheckMail" } as const;

export async function findMailChoice(
  db: Db,
  { companyId, userId }: Member,
  topic: MailTopic,
): Promise<boolean> {
  const [row] = await db
    .select({ wantsMail: members[choiceColumns[topic]] })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
  return row?.wantsMail ?? false;
}

/** Does nothing if the person has left the company. */
export async function setMailChoice(
  db: Db | Transaction,
  { companyId, userId }: Member,
  { topic, wantsMail }: { topic: MailTopic; wantsMail: boolean },
): Promise<void> {
  await db
    .update(members)
    .set({ [choiceColumns[topic]]: wantsMail })
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
}

/** Returns the user ids of members who can decide about public texts and want the mail. */
export async function listMailReaders(
  tx: Transaction,
  { companyId, topic }: { companyId: string; topic: MailTopic },
): Promise<string[]> {
  const rows = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members[choiceColumns[topic]], true),
        inArray(members.role, rolesThatDecide),
      ),
    )
    .orderBy(asc(members.userId));
  return rows.map(({ userId }) => userId);
}

interface Selection {
  /** A query for ids of companies. */
  without: SQLWrapper;
  limit: number;
}

/** Returns the ids of companies that finished the wizard and have a member and a website. */
export function listWebsiteOwners(db: Db, selection: Selection): Promise<string[]> {
  return listSetUp(db, isNotNull(companies.websiteUrl), selection);
}

/** Returns the ids of companies that finished the wizard and have a member. */
export function listCompaniesWithTeam(db: Db, selection: Selection): Promise<string[]> {
  return listSetUp(db, undefined, selection);
}

async function listSetUp(
  db: Db,
  condition: SQL | undefined,
  { without, limit }: Selection,
): Promise<string[]> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        condition,
        eq(companies.onboardingCompleted, true),
        not(isUnclaimed),
        notInArray(companies.id, without),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}
