/** Lists and ends an owner's active sessions. */
import { recordAccountChange } from "#features/companies/audit/record-change.server.ts";
import type { AccountDeps, Visitor } from "./account-deps.ts";
import { endOtherAccess } from "./end-access.server.ts";
import { rememberDevice } from "./known-device.server.ts";

export interface OwnSession {
  id: string;
  device: string;
  isThisDevice: boolean;
  signedInAt: Date;
  /** Rounded to the hour. */
  lastUsedAt: Date;
}

interface SessionScope {
  userId: string;
  sessionId: string;
  email: string;
}

/** Lists the current device first, then the others by last use. */
export async function listOwnSessions(
  { access }: Pick<AccountDeps, "access">,
  { userId, sessionId }: Omit<SessionScope, "email">,
): Promise<OwnSession[]> {
  const rows = await access.listSessions(userId);
  return rows
    .map((row) => ({ ...row, device: row.device ?? "Unknown device", isThisDevice: row.id === sessionId }))
    .sort((a, b) => Number(b.isThisDevice) - Number(a.isThisDevice));
}

/** Returns false if the session already ended or belongs to another user. */
export async function endOwnSession(
  { access, security }: Pick<AccountDeps, "access" | "security">,
  { userId }: Pick<SessionScope, "userId">,
  { endedId, visitorAddress }: { endedId: string; visitorAddress: string },
): Promise<boolean> {
  const isEnded = await access.endSession({ userId, sessionId: endedId });
  if (isEnded)
    security.report("sessions-ended", { account: { userId }, visitorAddress, which: "one", count: 1 });
  return isEnded;
}

/** Also revokes known devices and mailed links, but returns a new known-device cookie for the current browser. */
export async function endOtherSessions(
  deps: AccountDeps,
  { userId, sessionId, email }: SessionScope,
  { visitorAddress, deviceCookie }: Pick<Visitor, "visitorAddress" | "deviceCookie">,
): Promise<{ deviceCookie: string }> {
  const { db, clock, access, security } = deps;
  await db.transaction(async (tx) => {
    await endOtherAccess(tx, { userId, email, now: clock.now() });
    await recordAccountChange(tx, { userId }, { action: "account.signed-out-elsewhere" });
  });
  const count = await access.endSessions({ userId, exceptSessionId: sessionId });
  security.report("sessions-ended", { account: { userId }, visitorAddress, which: "others", count });
  return { deviceCookie: rememberDevice(deps, { userId, deviceCookie }) };
}
