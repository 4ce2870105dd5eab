/** Which second factors an account has. */
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { authenticatorApps, passkeys, recoveryCodes } from "#db/schema/second-factors.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

export interface SecondFactors {
  passkeyCount: number;
  /** Null if there is no confirmed authenticator app. */
  appSince: Date | null;
  recoveryCodesLeft: number;
  /** The account asks for a second factor after the first. Recovery codes alone don't count. */
  hasAny: boolean;
}

export async function findSecondFactors(db: Db | Transaction, userId: string): Promise<SecondFactors> {
  const [app] = await db
    .select({ confirmedAt: authenticatorApps.confirmedAt })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId));
  const passkeyCount = await db.$count(passkeys, eq(passkeys.userId, userId));
  const recoveryCodesLeft = await db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
  const appSince = app?.confirmedAt ?? null;
  return { passkeyCount, appSince, recoveryCodesLeft, hasAny: passkeyCount > 0 || appSince !== null };
}

/** Returns the ids of those users who have a passkey or an authenticator app. */
export async function findProtectedUsers(db: Db | Transaction, userIds: string[]): Promise<Set<string>> {
  const withPasskey = await db
    .selectDistinct({ userId: passkeys.userId })
    .from(passkeys)
    .where(inArray(passkeys.userId, userIds));
  const withApp = await db
    .select({ userId: authenticatorApps.userId })
    .from(authenticatorApps)
    .where(and(inArray(authenticatorApps.userId, userIds), isNotNull(authenticatorApps.confirmedAt)));
  return new Set([...withPasskey, ...withApp].map(({ userId }) => userId));
}
