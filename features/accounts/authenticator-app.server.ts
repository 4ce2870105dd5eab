/** The authenticator app of an account: setup, codes, removal. */
import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { authenticatorApps } from "#db/schema/second-factors.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { AccountDeps } from "./account-deps.ts";
import { newAppSecret, readAppCode, stepOfCode } from "./one-time-code.ts";
import { postSecurityMail } from "./post-security-mail.server.ts";
import { createFirstRecoveryCodes, dropUselessRecoveryCodes } from "./recovery-codes.server.ts";

interface Owner {
  userId: string;
  email: string;
  visitorAddress: string;
}

/** Stores a new secret, which takes effect once a code confirms it. Null if an app is already set up. */
export async function startAppSetup(
  { db, ids, secretBox }: Pick<AccountDeps, "db" | "ids" | "secretBox">,
  userId: string,
): Promise<string | null> {
  const secret = newAppSecret(ids.secret());
  const sealed = secretBox.seal(secret, userId);
  const stored = await db
    .insert(authenticatorApps)
    .values({ userId, secret: sealed })
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { secret: sealed },
      setWhere: isNull(authenticatorApps.confirmedAt),
    })
    .returning({ userId: authenticatorApps.userId });
  return stored.length > 0 ? secret : null;
}

export type ConfirmApp =
  /** Null if the account already has recovery codes. */
  | { outcome: "added"; codes: string[] | null }
  | { outcome: "wrong"; secret: string }
  /** There is no setup to confirm. */
  | { outcome: "gone" };

export async function confirmApp(
  deps: AccountDeps,
  { userId, email, visitorAddress }: Owner,
  typed: string,
): Promise<ConfirmApp> {
  const { db, clock, secretBox, security } = deps;
  const now = clock.now();
  const answer = await db.transaction(async (tx): Promise<ConfirmApp> => {
    const [app] = await tx
      .select()
      .from(authenticatorApps)
      .where(and(eq(authenticatorApps.userId, userId), isNull(authenticatorApps.confirmedAt)))
      .for("update");
    if (!app) return { outcome: "gone" };
    const secret = secretBox.open(app.secret, userId);
    const step = stepOfCode(secret, readAppCode(typed) ?? "", now);
    if (step === null) return { outcome: "wrong", secret };
    await tx
      .update(authenticatorApps)
      .set({ confirmedAt: now, lastUsedStep: step })
      .where(eq(authenticatorApps.userId, userId));
    await postSecurityMail(deps, tx, { userId, email, change: "app-added" });
    return { outcome: "added", codes: await createFirstRecoveryCodes(tx, deps, userId) };
  });
  if (answer.outcome === "added")
    security.report("authenticator-app-added", { account: { userId }, visitorAddress });
  return answer;
}

/** Callers check the password or a code first. False if it was already off. */
export async function removeApp(
  deps: AccountDeps,
  { userId, email, visitorAddress }: Owner,
): Promise<boolean> {
  const isRemoved = await deps.db.transaction(async (tx) => {
    const removed = await tx
      .delete(authenticatorApps)
      .where(and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt)))
      .returning({ userId: authenticatorApps.userId });
    if (removed.length === 0) return false;
    await dropUselessRecoveryCodes(tx, userId);
    await postSecurityMail(deps, tx, { userId, email, change: "app-removed" });
    return true;
  });
  if (isRemoved) deps.security.report("authenticator-app-removed", { account: { userId }, visitorAddress });
  return isRemoved;
}

/** Accepts each code only once, and no older code after it. Callers count the attempts. */
export async function takeAppCode(
  db: Db | Transaction,
  { secretBox }: Pick<AccountDeps, "secretBox">,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<"accepted" | "wrong" | "used"> {
  const [app] = await db
    .select({ secret: authenticatorApps.secret })
    .from(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt)));
  if (!app) return "wrong";
  const step = stepOfCode(secretBox.open(app.secret, userId), code, now);
  if (step === null) return "wrong";
  const taken = await db
    .update(authenticatorApps)
    .set({ lastUsedStep: step })
    .where(and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastUsedStep, step)))
    .returning({ userId: authenticatorApps.userId });
  return taken.length > 0 ? "accepted" : "used";
}
