/** Connects the known-device cookie with an account. */
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { deviceDays } from "#platform/access/known-devices.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { AccountRef } from "#platform/security-log.ts";
import type { AccountDeps, Visitor } from "./account-deps.ts";

/** Lifetime of the cookie. */
export const deviceCookieSeconds = deviceDays * 86_400;

export interface FoundAccount {
  id: string;
  emailVerified: boolean;
  devicesRevokedAt: Date | null;
}

export async function findAccount(db: Db, email: string): Promise<FoundAccount | null> {
  const { id, emailVerified, devicesRevokedAt } = users;
  const [row] = await db
    .select({ id, emailVerified, devicesRevokedAt })
    .from(users)
    .where(eq(users.email, email));
  return row ?? null;
}

export function accountRef(account: Pick<FoundAccount, "id"> | null, email: string): AccountRef {
  return account ? { userId: account.id } : { unknownEmail: email };
}

/**
 * The device's id if this browser has signed in to the account before. Null for other browsers and for an unknown
 * account.
 */
export function findDevice(
  { knownDevices, clock }: Pick<AccountDeps, "knownDevices" | "clock">,
  account: FoundAccount | null,
  cookie: string | null,
): string | null {
  if (!account) return null;
  const { id: userId, devicesRevokedAt: revokedAt } = account;
  return knownDevices.find({ userId, revokedAt, cookie, now: clock.now() });
}

/** Returns the cookie's next value, after this browser has proved the owner's identity. */
export function rememberDevice(
  { knownDevices, clock, ids }: Pick<AccountDeps, "knownDevices" | "clock" | "ids">,
  { userId, deviceCookie }: { userId: string } & Pick<Visitor, "deviceCookie">,
): string {
  return knownDevices.issue({ userId, deviceId: ids.secret(), now: clock.now(), previous: deviceCookie });
}

/** Revokes all known devices. Only devices that are remembered after the commit count. */
export async function revokeDevices(tx: Db | Transaction, { userId, now }: { userId: string; now: Date }) {
  await tx.update(users).set({ devicesRevokedAt: now }).where(eq(users.id, userId));
}
