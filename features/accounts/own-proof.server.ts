/** How an account's owner proves their identity before changing it. */
import { and, eq, isNotNull } from "drizzle-orm";
import { accounts, sessions } from "#db/schema/accounts.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { AccountDeps } from "./account-deps.ts";

/**
 * Accounts that were created through the sign-in service have no password. For them, a sign-in within the last few
 * minutes is the proof. "sign-in-again" means that the last sign-in was longer ago.
 */
export type OwnProof = "password" | "recent-sign-in" | "sign-in-again";

const recentMinutes = 10;

export async function findOwnProof(
  { db, clock }: Pick<AccountDeps, "db" | "clock">,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<OwnProof> {
  if (await hasPassword(db, userId)) return "password";
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  const ageMs = clock.now().getTime() - (session?.createdAt.getTime() ?? 0);
  return ageMs < recentMinutes * 60_000 ? "recent-sign-in" : "sign-in-again";
}

export async function hasPassword(db: Db | Transaction, userId: string): Promise<boolean> {
  const own = and(
    eq(accounts.userId, userId),
    eq(accounts.providerId, "credential"),
    isNotNull(accounts.password),
  );
  return (await db.$count(accounts, own)) > 0;
}
