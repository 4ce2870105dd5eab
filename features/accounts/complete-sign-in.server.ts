/**
 * The only way from a proven identity to a session. Every kind of sign-in ends here, so none can bypass the second
 * factor.
 */
import type { signInMethods } from "#db/schema/second-factors.ts";
import type { SecondFactor } from "#platform/access/create-access.ts";
import type { AccountDeps, SecondFactorNeeded, SignedIn, Visitor } from "./account-deps.ts";
import { joinByMailDomain } from "./join-by-mail-domain.server.ts";
import { findAccountById, findDevice, rememberDevice } from "./known-device.server.ts";
import { startPendingSignIn } from "./pending-sign-ins.server.ts";
import { recordNewDevice } from "./record-sign-in.server.ts";
import { findSecondFactors } from "./second-factors.server.ts";

export type SignInMethod = (typeof signInMethods)[number];

export interface ProvenIdentity {
  userId: string;
  /** How the first factor was proved. */
  method: SignInMethod;
  /** The second factor that was proved as well, or that the first one includes. */
  secondFactor: SecondFactor | null;
}

/** The account's email address must be confirmed. */
export async function completeSignIn(
  deps: AccountDeps,
  { userId, method, secondFactor }: ProvenIdentity,
  { visitorAddress, deviceLabel, deviceCookie }: Visitor,
): Promise<SignedIn | SecondFactorNeeded> {
  const { db, access, security } = deps;
  const isKnown = findDevice(deps, await findAccountById(db, userId), deviceCookie) !== null;
  const event = {
    account: { userId },
    visitorAddress,
    with: method,
    device: isKnown ? ("known" as const) : ("new" as const),
  };
  if (secondFactor === null && (await findSecondFactors(db, userId)).hasAny) {
    security.report("second-factor-needed", event);
    return { outcome: "second-factor", pendingToken: await startPendingSignIn(deps, { userId, method }) };
  }
  security.report("sign-in", { ...event, secondFactor: secondFactor ?? "none" });
  const joined = method === "provider" ? await joinByMailDomain(deps, { userId }) : null;
  if (!isKnown) await recordNewDevice(db, { userId, deviceLabel });
  const setCookies = await access.startSession(userId, deviceLabel, { secondFactor });
  return {
    outcome: "signed-in",
    userId,
    joined,
    setCookies,
    deviceCookie: rememberDevice(deps, { userId, deviceCookie }),
  };
}
