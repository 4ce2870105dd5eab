/**
 * People without `invited_at` are waiting. Their row stays after the invitation as a record. Access only depends on the
 * company's `beta_status`.
 */
import { and, count, desc, eq, gt, ilike, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { waitlist } from "#db/schema/beta-access.ts";
import { containsPattern } from "#platform/db/contains-pattern.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

export interface WaitingPerson {
  userId: string;
  email: string;
  companyName: string;
}

/** Idempotent. An existing row keeps its position or invitation. */
export async function joinWaitlist(
  tx: Db | Transaction,
  { now, ...person }: WaitingPerson & { now: Date },
): Promise<void> {
  await tx
    .insert(waitlist)
    .values({ ...person, position: 0, createdAt: now })
    .onConflictDoNothing({ target: waitlist.userId });
}

/** For people who got access without an invitation. */
export async function leaveWaitlist(
  tx: Db | Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await tx
    .update(waitlist)
    .set({ invitedAt: now })
    .where(and(eq(waitlist.userId, userId), isNull(waitlist.invitedAt)));
}

/** Ids of users, as a subquery. */
export function waitingOrInvitedSince(db: Db | Transaction, since: Date) {
  return db
    .select({ userId: waitlist.userId })
    .from(waitlist)
    .where(or(isNull(waitlist.invitedAt), gt(waitlist.invitedAt, since)));
}

export interface WaitlistPlace {
  /** 1 for the person who is next in line, 0 after the invitation. */
  position: number;
  /** How many people behind this one are still waiting. 0 after the invitation. */
  behind: number;
  email: string;
  companyName: string;
  joinedAt: Date;
  invitedAt: Date | null;
}

export async function findWaitlistPosition(
  { db }: { db: Db | Transaction },
  userId: string,
): Promise<WaitlistPlace | null> {
  const [own] = await db.select().from(waitlist).where(eq(waitlist.userId, userId));
  if (!own) return null;
  const { email, companyName, createdAt: joinedAt, invitedAt } = own;
  if (invitedAt) return { position: 0, behind: 0, email, companyName, joinedAt, invitedAt };
  const isEarlier = or(
    lt(waitlist.createdAt, own.createdAt),
    and(eq(waitlist.createdAt, own.createdAt), lt(waitlist.id, own.id)),
  );
  const [others] = await db
    .select({
      earlier: sql<number>`count(*) filter (where ${isEarlier})`.mapWith(Number),
      all: count(),
    })
    .from(waitlist)
    .where(and(isNull(waitlist.invitedAt), ne(waitlist.id, own.id)));
  const { earlier = 0, all = 0 } = others ?? {};
  return { position: 1 + earlier, behind: all - earlier, email, companyName, joinedAt, invitedAt };
}

export interface WaitlistQuery {
  state: "waiting" | "invited";
  /** Part of an email address or company name. Null lists everyone. */
  search?: string | null;
  limit: number;
  offset?: number;
}

export interface WaitlistRow extends Omit<WaitlistPlace, "behind"> {
  userId: string;
}

export async function countWaitlist({ db }: { db: Db }): Promise<{ waiting: number; invited: number }> {
  const [counts] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${waitlist.invitedAt} is null)`.mapWith(Number),
      invited: sql<number>`count(*) filter (where ${waitlist.invitedAt} is not null)`.mapWith(Number),
    })
    .from(waitlist);
  return counts ?? { waiting: 0, invited: 0 };
}

/**
 * Waiting people are listed in order, with positions that don't depend on the search. Invited people are listed with
 * the latest first.
 */
export async function listWaitlist(
  { db }: { db: Db },
  { state, search = null, limit, offset = 0 }: WaitlistQuery,
): Promise<{ rows: WaitlistRow[]; total: number }> {
  const isWaiting = state === "waiting";
  const order = isWaiting ? [waitlist.createdAt, waitlist.id] : [desc(waitlist.invitedAt), waitlist.id];
  const places = db.$with("places").as(
    db
      .select({
        id: waitlist.id,
        position: sql<number>`row_number() over (order by ${waitlist.createdAt}, ${waitlist.id})`
          .mapWith(Number)
          .as("place"),
      })
      .from(waitlist)
      .where(isNull(waitlist.invitedAt)),
  );
  const where = and(
    isWaiting ? isNull(waitlist.invitedAt) : isNotNull(waitlist.invitedAt),
    search ? matches(search) : undefined,
  );
  const [total] = await db.select({ count: count() }).from(waitlist).where(where);
  const rows = await db
    .with(places)
    .select({
      userId: waitlist.userId,
      position: sql<number>`coalesce(${places.position}, 0)`.mapWith(Number),
      email: waitlist.email,
      companyName: waitlist.companyName,
      invitedAt: waitlist.invitedAt,
      joinedAt: waitlist.createdAt,
    })
    .from(waitlist)
    .leftJoin(places, eq(places.id, waitlist.id))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { rows, total: total?.count ?? 0 };
}

function matches(search: string): SQL | undefined {
  const pattern = containsPattern(search);
  return or(ilike(waitlist.email, pattern), ilike(waitlist.companyName, pattern));
}
