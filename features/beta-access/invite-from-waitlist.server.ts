/** Lets people in from the waitlist: access, mark and mail in one transaction. */
import { and, eq, inArray, isNull } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { waitlist } from "#db/schema/beta-access.ts";
import { companies } from "#db/schema/companies.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import type { OutgoingMail } from "#platform/mail/queue-mail.ts";
import type { WaitingPerson } from "./waitlist.server.ts";

/** One transaction holds them all; more are invited in several goes. */
export const maxInvitations = 500;

/** What the invited person reads. */
type InvitationMail = Pick<OutgoingMail, "kind" | "subject" | "text" | "html">;

export interface InviteDeps {
  db: Db;
  jobs: Pick<Jobs, "enqueue">;
  clock: Pick<Clock, "now">;
  /** Makes the mail; it may be called for an invitation that is then rolled back. */
  composeInvitation(person: WaitingPerson): InvitationMail | Promise<InvitationMail>;
}

export type Invitees = { userIds: string[] } | { first: number };

/** Whom `inviteFromWaitlist` would invite now, in the order of their places. */
export async function findInvitees({ db }: { db: Db }, whom: Invitees): Promise<WaitingPerson[]> {
  const people = await selectInvitees(db, whom);
  return people.map(({ userId, email, companyName }) => ({ userId, email, companyName }));
}

/**
 * Invites the chosen people, or the `first` ones in line, at most `maxInvitations`. Returns those whom this call
 * invited: who does not wait (any more) is left out, so that two calls at once, or a repeated one, invite and mail
 * nobody twice. A company that does not exist yet is made: whenever the person signs in for the first time, the access
 * is there.
 */
export async function inviteFromWaitlist(
  { db, jobs, clock, composeInvitation }: InviteDeps,
  whom: Invitees,
): Promise<WaitingPerson[]> {
  return db.transaction(async (tx) => {
    // Always in the same order, so that two invitations wait for each other instead of locking each other out.
    const people = await selectInvitees(tx, whom).for("update", { of: waitlist });
    if (people.length === 0) return [];
    const userIds = people.map(({ userId }) => userId);
    await tx
      .insert(companies)
      .values(
        people.map(({ userId, companyName, plan }) => ({
          userId,
          companyName,
          plan,
          betaStatus: "beta_user" as const,
        })),
      )
      .onConflictDoUpdate({ target: companies.userId, set: { betaStatus: "beta_user" } });
    await tx.update(waitlist).set({ invitedAt: clock.now() }).where(inArray(waitlist.userId, userIds));
    const invited = people.map(({ userId, email, companyName }) => ({ userId, email, companyName }));
    for (const person of invited) {
      const mail = await composeInvitation(person);
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
    })
    .from(waitlist)
    .innerJoin(users, eq(users.id, waitlist.userId))
    .where(and(isNull(waitlist.invitedAt), chosen))
    .orderBy(waitlist.createdAt, waitlist.id)
    .limit(limit)
    .$dynamic();
}
