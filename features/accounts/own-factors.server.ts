/** Changes to an owner's passkeys and app require the password, or a code from the app. */
import { takeOrWait } from "#platform/growing-delay.ts";
import { clearUses } from "#platform/rate-limits.ts";
import type { AccountDeps } from "./account-deps.ts";
import { ownPasswordDelay } from "./account-rates.ts";
import { takeAppCode } from "./authenticator-app.server.ts";
import { readAppCode } from "./one-time-code.ts";
import { type Proof, refuseProof } from "./own-account.server.ts";
import { postSecurityMail } from "./post-security-mail.server.ts";
import { createRecoveryCodes } from "./recovery-codes.server.ts";
import { findSecondFactors } from "./second-factors.server.ts";

/** Returns null if the password or code is right. Both are counted in the session's budget for passwords. */
export async function refuseFactorProof(deps: AccountDeps, proof: Proof): ReturnType<typeof refuseProof> {
  const { db, clock, security } = deps;
  const { userId, sessionId, visitorAddress } = proof;
  const code = readAppCode(proof.password);
  if (code === null || !(await findSecondFactors(db, userId)).appSince) return refuseProof(deps, proof);
  const delay = ownPasswordDelay({ sessionId });
  const now = clock.now();
  const refuse = (outcome: "wrong-password" | "limited") => {
    security.report("own-password-refused", { account: { userId }, visitorAddress, outcome });
    return { outcome };
  };
  if ((await takeOrWait(db, { delay, now })) > 0) return refuse("limited");
  if ((await takeAppCode(db, deps, { userId, code, now })) !== "accepted") return refuse("wrong-password");
  await clearUses(db, delay);
  return null;
}

/** Callers check the password or a code first. Null if the account has no factor that the codes could replace. */
export async function renewRecoveryCodes(
  deps: AccountDeps,
  { userId, email, visitorAddress }: { userId: string; email: string; visitorAddress: string },
): Promise<string[] | null> {
  const codes = await deps.db.transaction(async (tx) => {
    if (!(await findSecondFactors(tx, userId)).hasAny) return null;
    await postSecurityMail(deps, tx, { userId, email, change: "codes-created" });
    return createRecoveryCodes(tx, deps, userId);
  });
  if (codes) deps.security.report("recovery-codes-created", { account: { userId }, visitorAddress });
  return codes;
}
