/** The second step of signing in: a code from the authenticator app, or a recovery code. */
import type { Transaction } from "#platform/db/open-database.ts";
import { takeOrWait } from "#platform/growing-delay.ts";
import { clearUses, giveBackUse, isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps, SecondFactorNeeded, SignedIn, Visitor } from "./account-deps.ts";
import { appCodeDelay, appCodeDeviceDelay, appCodeNetworkLimit, recoveryCodeLimit } from "./account-rates.ts";
import { takeAppCode } from "./authenticator-app.server.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { findAccountById, findDevice } from "./known-device.server.ts";
import { readAppCode, readRecoveryCode } from "./one-time-code.ts";
import { endPendingSignIn, findPendingSignIn, type PendingSignIn } from "./pending-sign-ins.server.ts";
import { postSecurityMail } from "./post-security-mail.server.ts";
import { takeRecoveryCode } from "./recovery-codes.server.ts";
import { findSecondFactors } from "./second-factors.server.ts";

export type CodeAnswer =
  | SignedIn
  | { outcome: "expired" | "empty" | "wrong" | "wrong-recovery-code" | "used" | "limited" };

/** Counts the attempt before checking the code. A wrong code doesn't end the pending sign-in. */
export async function proveSecondFactor(
  deps: AccountDeps,
  { token, typed, ...visitor }: { token: string; typed: string } & Visitor,
): Promise<CodeAnswer> {
  const pending = await findPendingSignIn(deps.db, { token, now: deps.clock.now() });
  if (!pending) return { outcome: "expired" };
  const appCode = readAppCode(typed);
  if (appCode !== null) return proveByApp(deps, pending, { code: appCode, visitor });
  const recoveryCode = readRecoveryCode(typed);
  if (recoveryCode !== null) return proveByRecoveryCode(deps, pending, { code: recoveryCode, visitor });
  return { outcome: typed.trim() === "" ? "empty" : "wrong" };
}

interface Proof {
  code: string;
  visitor: Visitor;
}

async function proveByApp(
  deps: AccountDeps,
  pending: PendingSignIn,
  { code, visitor }: Proof,
): Promise<CodeAnswer> {
  const { db, clock, security } = deps;
  const { userId } = pending;
  const now = clock.now();
  const { visitorAddress } = visitor;
  const deviceId = findDevice(deps, await findAccountById(db, userId), visitor.deviceCookie);
  const device = deviceId === null ? "new" : "known";
  const refuse = <Outcome extends "wrong" | "used" | "limited">(outcome: Outcome): { outcome: Outcome } => {
    security.report("second-factor-refused", { account: { userId }, visitorAddress, outcome, device });
    return { outcome };
  };
  const byNetwork = appCodeNetworkLimit({ userId, visitorAddress });
  const delay = deviceId === null ? appCodeDelay({ userId }) : appCodeDeviceDelay({ deviceId });
  const mayTry =
    (deviceId !== null || (await isWithinLimits(db, { limits: [byNetwork], now }))) &&
    (await takeOrWait(db, { delay, now })) === 0;
  if (!mayTry) return refuse("limited");
  const taken = await takeOnce(deps, pending, (tx) => takeAppCode(tx, deps, { userId, code, now }));
  if (taken === "expired") return { outcome: "expired" };
  if (taken !== "accepted") return refuse(taken);
  // The budget across all networks gets back only this attempt. See `settle` in sign-in.server.ts.
  if (deviceId === null) {
    await clearUses(db, byNetwork);
    await giveBackUse(db, delay);
  } else await clearUses(db, delay);
  return finish(deps, pending, "app", visitor);
}

/** A recovery code can't be guessed, so other people's attempts never lock the owner out of using one. */
async function proveByRecoveryCode(
  deps: AccountDeps,
  pending: PendingSignIn,
  { code, visitor }: Proof,
): Promise<CodeAnswer> {
  const { db, clock, security } = deps;
  const { userId, email } = pending;
  const { visitorAddress } = visitor;
  const now = clock.now();
  const event = { account: { userId }, visitorAddress };
  if (!(await isWithinLimits(db, { limits: [recoveryCodeLimit({ visitorAddress })], now }))) {
    security.report("second-factor-refused", { ...event, outcome: "limited", device: "new" });
    return { outcome: "limited" };
  }
  let left = 0;
  const taken = await takeOnce(deps, pending, async (tx) => {
    if (!(await takeRecoveryCode(tx, { userId, code, now }))) return "wrong";
    left = (await findSecondFactors(tx, userId)).recoveryCodesLeft;
    await postSecurityMail(deps, tx, { userId, email, change: "code-used", detail: String(left) });
    return "accepted";
  });
  if (taken === "expired") return { outcome: "expired" };
  if (taken !== "accepted") {
    security.report("second-factor-refused", { ...event, outcome: "wrong", device: "new" });
    return { outcome: "wrong-recovery-code" };
  }
  security.report("recovery-code-used", { ...event, left });
  return finish(deps, pending, "recovery-code", visitor);
}

/** Uses up the code and the pending sign-in together, so that two codes or two requests can't start two sessions. */
function takeOnce<Taken extends string>(
  { db }: AccountDeps,
  pending: PendingSignIn,
  take: (tx: Transaction) => Promise<Taken>,
): Promise<Taken | "expired"> {
  return db.transaction(async (tx) => {
    const taken = await take(tx);
    if (taken !== "accepted") return taken;
    return (await endPendingSignIn(tx, pending.id)) ? taken : "expired";
  });
}

async function finish(
  deps: AccountDeps,
  { userId, method }: PendingSignIn,
  secondFactor: "app" | "recovery-code",
  visitor: Visitor,
): Promise<SignedIn> {
  const answer = await completeSignIn(deps, { userId, method, secondFactor }, visitor);
  return mustBeSignedIn(answer);
}

/** If a second factor was already proved, `completeSignIn` never asks for one. */
export function mustBeSignedIn(answer: SignedIn | SecondFactorNeeded): SignedIn {
  if (answer.outcome !== "signed-in")
    throw new Error("sign-in asked for a second factor that was already verified");
  return answer;
}
