/**
 * Signing in with a passkey. A passkey proves both possession and identity (fingerprint, face or PIN), so it counts as
 * both factors.
 */
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { passkeys } from "#db/schema/second-factors.ts";
import { challengeMinutes } from "#platform/access/challenges.ts";
import { giveBackUse, isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps, SignedIn, Visitor } from "./account-deps.ts";
import { challengeLimit, passkeyLimit } from "./account-rates.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { usedPasskey } from "./passkey-answers.ts";
import { mustBeSignedIn } from "./prove-second-factor.server.ts";

/** Lifetime of the cookie. */
export const challengeSeconds = challengeMinutes * 60;

const anyone = "";

export interface PasskeyRequest {
  options: PublicKeyCredentialRequestOptionsJSON;
  /** Binds the challenge to this browser. */
  challengeCookie: string;
}

/** Doesn't name an account. The browser offers the passkeys it has for this site. */
export async function requestPasskey({
  ids,
  clock,
  challenges,
  origin,
}: Pick<AccountDeps, "ids" | "clock" | "challenges" | "origin">): Promise<PasskeyRequest> {
  const challenge = ids.secret();
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    challenge: Uint8Array.from(Buffer.from(challenge, "base64url")),
    userVerification: "required",
  });
  const issued = { challenge, purpose: "sign-in", subject: anyone, now: clock.now() } as const;
  return { options, challengeCookie: challenges.issue(issued) };
}

export type PasskeyAnswer = SignedIn | { outcome: "expired" | "unknown" | "invalid" | "limited" };

export async function signInByPasskey(
  deps: AccountDeps,
  { answer, challengeCookie, ...visitor }: { answer: string; challengeCookie: string | null } & Visitor,
): Promise<PasskeyAnswer> {
  const { db, clock, challenges, security } = deps;
  const { visitorAddress } = visitor;
  const now = clock.now();
  const refuse = (outcome: "unknown" | "invalid" | "cloned" | "limited") => {
    security.report("passkey-refused", { visitorAddress, outcome });
    return { outcome: outcome === "cloned" ? ("invalid" as const) : outcome };
  };
  const limit = passkeyLimit({ visitorAddress });
  if (!(await isWithinLimits(db, { limits: [limit], now }))) return refuse("limited");
  const issued = { cookie: challengeCookie, purpose: "sign-in", subject: anyone, now } as const;
  const challenge = challenges.read(issued);
  if (!challenge || !(await isWithinLimits(db, { limits: [challengeLimit({ challenge })], now })))
    return { outcome: "expired" };
  const response = usedPasskey(answer);
  if (!response) return refuse("invalid");
  const passkey = await findPasskey(deps, response.id);
  if (!passkey) return refuse("unknown");
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: deps.origin,
    expectedRPID: new URL(deps.origin).hostname,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, "base64url")),
      // `countUse` checks and stores the counter in a single statement.
      counter: 0,
    },
  }).catch(() => null);
  if (!result?.verified) return refuse("invalid");
  const { newCounter } = result.authenticationInfo;
  if (!(await countUse(deps, { id: passkey.id, newCounter, now }))) return refuse("cloned");
  await giveBackUse(db, limit);
  const { userId } = passkey;
  const proven = { userId, method: "passkey", secondFactor: "passkey" } as const;
  return mustBeSignedIn(await completeSignIn(deps, proven, visitor));
}

/** Null if it was removed. */
async function findPasskey({ db }: AccountDeps, credentialId: string) {
  const [row] = await db
    .select({ id: passkeys.id, userId: passkeys.userId, publicKey: passkeys.publicKey })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), eq(users.emailVerified, true)));
  return row ?? null;
}

/** False if the counter didn't grow, which means that a copy of the key exists. Synced passkeys always send 0. */
async function countUse(
  { db }: AccountDeps,
  { id, newCounter, now }: { id: string; newCounter: number; now: Date },
): Promise<boolean> {
  const counted = await db
    .update(passkeys)
    .set({ signatureCount: newCounter, lastUsedAt: now })
    .where(
      and(
        eq(passkeys.id, id),
        or(
          lt(passkeys.signatureCount, newCounter),
          and(eq(passkeys.signatureCount, 0), sql`${newCounter}::bigint = 0`),
        ),
      ),
    )
    .returning({ id: passkeys.id });
  return counted.length > 0;
}
