import { eq, type SQL } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { deviceDays } from "#platform/access/known-devices.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { AccountRef } from "#platform/security-log.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";
import type { AccountDeps, Visitor } from "./account-deps.ts";

export const deviceCookieSeconds = deviceDays * 86_400;

export interface FoundAccount {
  id: string;
  emailVerified: boolean;
  language: TeamLanguage | null;
  devicesRevokedAt: Date | null;
}

export function findAccount(db: Db, email: string): Promise<FoundAccount | null> {
  return findAccountWhere(db, eq(users.email, email));
}

export function findAccountById(db: Db, userId: string): Promise<FoundAccount | null> {
  return findAccountWhere(db, eq(users.id, userId));
}

async function findAccountWhere(db: Db, condition: SQL): Promise<FoundAccount | null> {
  const { id, emailVerified, language, devicesRevokedAt } = users;
  const [row] = await db
    .select({ id, emailVerified, language, devicesRevokedAt })
    .from(users)
    .where(condition);
  return row ?? null;
}

export function accountRef(account: Pick<FoundAccount, "id"> | null, email: string): AccountRef {
  return account ? { userId: account.id } : { unknownEmail: email };
}

/**
 * Returns the device's id if this browser has signed in to the account before. Returns null for an unknown account,
 * too.
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

/** Returns the new cookie value. Call it only after the browser has proved that it belongs to the owner. */
export function rememberDevice(
  { knownDevices, clock, ids }: Pick<AccountDeps, "knownDevices" | "clock" | "ids">,
  { userId, deviceCookie }: { userId: string } & Pick<Visitor, "deviceCookie">,
): string {
  return knownDevices.issue({ userId, deviceId: ids.secret(), now: clock.now(), previous: deviceCookie });
}

export async function revokeDevices(tx: Db | Transaction, { userId, now }: { userId: string; now: Date }) {
  await tx.update(users).set({ devicesRevokedAt: now }).where(eq(users.id, userId));
}
