/** Invites people from the waitlist. One transaction grants access, marks the waitlist row and enqueues the email. */
import { and, eq, inArray, isNull } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { waitlist } from "#db/schema/beta-access.ts";
import { admitToCompanies } from "#features/companies/company-record.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import type { OutgoingMail } from "#platform/mail/queue-mail.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";
import type { WaitingPerson } from "./waitlist.server.ts";

/** Limit for one transaction. Callers invite larger numbers in batches. */
export const maxInvitations = 500;

type InvitationMail = Pick<OutgoingMail, "kind" | "subject" | "text" | "html">;

export interface InviteDeps {
  db: Db;
  jobs: Pick<Jobs, "enqueue">;
  clock: Pick<Clock, "now">;
  /** Composes the email. May be called for an invitation that is rolled back later. */
  composeInvitation(
    person: WaitingPerson & { language: TeamLanguage | null },
  ): InvitationMail | Promise<InvitationMail>;
}

export type Invitees = { userIds: string[] } | { first: number };

/** Returns the people whom `inviteFromWaitlist` would invite now, in the order of the waitlist. */
export async function findInvitees({ db }: { db: Db }, whom: Invitees): Promise<WaitingPerson[]> {
  const people = await selectInvitees(db, whom);
  return people.map(({ userId, email, companyName }) => ({ userId, email, companyName }));
}

/**
 * Invites the selected people or the `first` in line, at most `maxInvitations`, and returns them. People who aren't
 * waiting are skipped, so repeated or concurrent calls invite and mail each person only once. Creates missing
 * companies, so that access exists before the first sign-in.
 */
export async function inviteFromWaitlist(
  { db, jobs, clock, composeInvitation }: InviteDeps,
  whom: Invitees,
): Promise<WaitingPerson[]> {
  return db.transaction(async (tx) => {
    // Locks rows in a fixed order to prevent deadlocks between concurrent invitations.
    const people = await selectInvitees(tx, whom).for("update", { of: waitlist });
    if (people.length === 0) return [];
    const userIds = people.map(({ userId }) => userId);
    await admitToCompanies(
      tx,
      people.map(({ userId, companyName, plan }) => ({ userId, companyName, plan })),
    );
    await tx.update(waitlist).set({ invitedAt: clock.now() }).where(inArray(waitlist.userId, userIds));
    const invited = people.map(({ userId, email, companyName }) => ({ userId, email, companyName }));
    const languages = new Map(people.map(({ userId, language }) => [userId, language]));
    for (const person of invited) {
      const mail = await composeInvitation({ ...person, language: languages.get(person.userId) ?? null });
      await postMail({ jobs }, tx, {
        ...mail,
        to: person.email,
        dedupeKey: `invitation:${person.userId}`,
      });
    }
    return invited;
  });
}

function selectInvitees(db: Db | Transaction, whom: Invitees) {
  const chosen =
    "userIds" in whom ? inArray(waitlist.userId, whom.userIds.slice(0, maxInvitations)) : undefined;
  const limit = "first" in whom ? Math.max(0, Math.min(whom.first, maxInvitations)) : maxInvitations;
  return db
    .select({
      userId: waitlist.userId,
      email: waitlist.email,
      companyName: waitlist.companyName,
      plan: users.plan,
      language: users.language,
    })
    .from(waitlist)
    .innerJoin(users, eq(users.id, waitlist.userId))
    .where(and(isNull(waitlist.invitedAt), chosen))
    .orderBy(waitlist.createdAt, waitlist.id)
    .limit(limit)
    .$dynamic();
}
