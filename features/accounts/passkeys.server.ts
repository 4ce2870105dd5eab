/** The passkeys of an account: adding, listing, renaming, removing. */
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, asc, eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { passkeys } from "#db/schema/second-factors.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps } from "./account-deps.ts";
import { challengeLimit } from "./account-rates.ts";
import { addedPasskey } from "./passkey-answers.ts";
import { postSecurityMail } from "./post-security-mail.server.ts";
import { createFirstRecoveryCodes, dropUselessRecoveryCodes } from "./recovery-codes.server.ts";
import { maxPasskeyNameLength, maxPasskeys } from "./second-factor-texts.ts";

/** EdDSA, ES256 and RS256. The library's default also asks for algorithms that Node warns about as experimental. */
const algorithms = [-8, -7, -257];

interface Owner {
  userId: string;
  sessionId: string;
  email: string;
  visitorAddress: string;
}

export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export function listPasskeys({ db }: Pick<AccountDeps, "db">, userId: string): Promise<Passkey[]> {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  return db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt), asc(id));
}

/** Extensions aren't used, and their types can't be sent to the browser. */
export type PasskeyOptions = Omit<PublicKeyCredentialCreationOptionsJSON, "extensions">;

export interface PasskeyCreation {
  options: PasskeyOptions;
  /** Binds the challenge to this browser. */
  challengeCookie: string;
}

/** What the browser needs to create a passkey. Callers check the password or a code first. */
export async function startPasskey(
  { db, ids, clock, challenges, origin }: AccountDeps,
  { userId, sessionId, email }: Omit<Owner, "visitorAddress">,
  { appName }: { appName: string },
): Promise<PasskeyCreation> {
  const known = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  const challenge = ids.secret();
  const { extensions: _unused, ...options } = await generateRegistrationOptions({
    rpName: appName,
    rpID: new URL(origin).hostname,
    userID: Uint8Array.from(Buffer.from(userId)),
    userName: email,
    userDisplayName: email,
    challenge: Uint8Array.from(Buffer.from(challenge, "base64url")),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
  });
  const now = clock.now();
  const subject = subjectOf({ userId, sessionId });
  return { options, challengeCookie: challenges.issue({ challenge, purpose: "add-passkey", subject, now }) };
}

export type AddPasskey =
  /** Null if the account already has recovery codes. */
  { outcome: "added"; codes: string[] | null } | { outcome: "expired" | "invalid" | "known" | "too-many" };

export async function addPasskey(
  deps: AccountDeps,
  { userId, sessionId, email, visitorAddress }: Owner,
  { answer, name, challengeCookie }: { answer: string; name: string; challengeCookie: string | null },
): Promise<AddPasskey> {
  const { db, clock, challenges, origin, security } = deps;
  const now = clock.now();
  const subject = subjectOf({ userId, sessionId });
  const challenge = challenges.read({ cookie: challengeCookie, purpose: "add-passkey", subject, now });
  if (!challenge || !(await isWithinLimits(db, { limits: [challengeLimit({ challenge })], now })))
    return { outcome: "expired" };
  const credential = await verifyAdded({ answer, challenge, origin });
  if (!credential) {
    security.report("passkey-refused", { visitorAddress, outcome: "invalid" });
    return { outcome: "invalid" };
  }
  try {
    const added = await db.transaction(async (tx): Promise<AddPasskey> => {
      // Serializes concurrent additions, so that the limit can't be exceeded.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
      if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= maxPasskeys)
        return { outcome: "too-many" };
      await tx.insert(passkeys).values({ ...credential, userId, name: passkeyName(name), createdAt: now });
      await postSecurityMail(deps, tx, { userId, email, change: "passkey-added", detail: passkeyName(name) });
      return { outcome: "added", codes: await createFirstRecoveryCodes(tx, deps, userId) };
    });
    if (added.outcome === "added") security.report("passkey-added", { account: { userId }, visitorAddress });
    return added;
  } catch (error) {
    if (isUniqueViolation(error, "passkeys_credential_id_key")) return { outcome: "known" };
    throw error;
  }
}

async function verifyAdded({
  answer,
  challenge,
  origin,
}: {
  answer: string;
  challenge: string;
  origin: string;
}) {
  const response = addedPasskey(answer);
  if (!response) return null;
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    signatureCount: counter,
    transports: [...transports],
  };
}

/** False if it was already removed or belongs to another user. */
export async function renamePasskey(
  { db }: Pick<AccountDeps, "db">,
  { userId, passkeyId, name }: { userId: string; passkeyId: string; name: string },
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name: passkeyName(name) })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, passkeyId)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** Callers check the password or a code first. False if it was already removed or belongs to another user. */
export async function removePasskey(
  deps: AccountDeps,
  { userId, email, visitorAddress }: Omit<Owner, "sessionId">,
  passkeyId: string,
): Promise<boolean> {
  const isRemoved = await deps.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, passkeyId)))
      .returning({ name: passkeys.name });
    if (!removed) return false;
    await dropUselessRecoveryCodes(tx, userId);
    await postSecurityMail(deps, tx, { userId, email, change: "passkey-removed", detail: removed.name });
    return true;
  });
  if (isRemoved) deps.security.report("passkey-removed", { account: { userId }, visitorAddress });
  return isRemoved;
}

/** Returns a single line, or "Passkey" if nothing is left of the name. */
function passkeyName(typed: string): string {
  const name = typed.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return [...name].slice(0, maxPasskeyNameLength).join("") || "Passkey";
}

/** Only the session that requested the challenge may answer it. */
function subjectOf({ userId, sessionId }: { userId: string; sessionId: string }): string {
  return `${userId}\n${sessionId}`;
}
