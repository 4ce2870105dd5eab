/** What the team page shows about an account. */
import { and, eq, inArray, max } from "drizzle-orm";
import { sessions, users } from "#db/schema/accounts.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

export interface Person {
  /** "" if the person never entered one. */
  name: string;
  email: string;
  /** Rounded to the hour. Null if the person is signed out everywhere. */
  lastSeenAt: Date | null;
}

/** By user id. */
export async function findPeople(db: Db | Transaction, userIds: string[]): Promise<Map<string, Person>> {
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, lastSeenAt: max(sessions.updatedAt) })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(inArray(users.id, userIds))
    .groupBy(users.id);
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

export async function findPerson(db: Db | Transaction, userId: string): Promise<Person | null> {
  return (await findPeople(db, [userId])).get(userId) ?? null;
}

/** By user id, for sentences about what they did. */
export async function namesOfPeople(
  db: Db,
  userIds: readonly (string | null)[],
): Promise<Record<string, string>> {
  const people = await findPeople(
    db,
    userIds.flatMap((id) => id ?? []),
  );
  return Object.fromEntries([...people].map(([id, { name, email }]) => [id, name || email]));
}

/** Returns the given addresses whose accounts are among `userIds`. */
export async function findAddressesOf(
  tx: Transaction,
  { emails, userIds }: { emails: string[]; userIds: string[] },
): Promise<string[]> {
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), inArray(users.id, userIds)));
  return rows.map(({ email }) => email);
}
