/** Sign-ins that wait for the second factor. The browser has no session, only a short-lived token. */
import { createHash } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { pendingSignIns } from "#db/schema/second-factors.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { AccountDeps } from "./account-deps.ts";
import type { SignInMethod } from "./complete-sign-in.server.ts";

export const pendingMinutes = 10;

export interface PendingSignIn {
  id: string;
  userId: string;
  email: string;
  method: SignInMethod;
}

/** Returns the token for the browser's cookie. */
export async function startPendingSignIn(
  { db, ids, clock }: Pick<AccountDeps, "db" | "ids" | "clock">,
  { userId, method }: { userId: string; method: SignInMethod },
): Promise<string> {
  const token = ids.secret();
  const now = clock.now();
  await db
    .delete(pendingSignIns)
    .where(and(eq(pendingSignIns.userId, userId), lt(pendingSignIns.expiresAt, now)));
  const expiresAt = new Date(now.getTime() + pendingMinutes * 60_000);
  await db
    .insert(pendingSignIns)
    .values({ userId, method, tokenHash: hash(token), expiresAt, createdAt: now });
  return token;
}

/** Null if the token is unknown, used or expired. */
export async function findPendingSignIn(
  db: Db | Transaction,
  { token, now }: { token: string; now: Date },
): Promise<PendingSignIn | null> {
  const { id, userId, method } = pendingSignIns;
  const [row] = await db
    .select({ id, userId, method, email: users.email })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(pendingSignIns.tokenHash, hash(token)), gt(pendingSignIns.expiresAt, now)));
  return row ?? null;
}

/** Of two concurrent calls, only one gets true. */
export async function endPendingSignIn(tx: Db | Transaction, id: string): Promise<boolean> {
  const ended = await tx
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.id, id))
    .returning({ id: pendingSignIns.id });
  return ended.length > 0;
}

/** Called when the password changes, because what the old one proved no longer counts. */
export async function endPendingSignInsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
