/**
 * Connects accounts to people at the sign-in service. Issuer and subject identify a person. An email address doesn't.
 */
import { and, eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { providerIdentities } from "#db/schema/provider-identities.ts";
import type { ProvenPerson } from "#platform/access/sign-in-service.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import type { AccountDeps } from "./account-deps.ts";
import { hasPassword } from "./own-proof.server.ts";
import { postSecurityMail } from "./post-security-mail.server.ts";
import { findSecondFactors } from "./second-factors.server.ts";

export interface OwnIdentity {
  verifiedEmail: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** Null if the account isn't connected. */
export async function findOwnIdentity(
  db: Db | Transaction,
  { userId, issuer }: { userId: string; issuer: string },
): Promise<OwnIdentity | null> {
  const { verifiedEmail, createdAt, lastUsedAt } = providerIdentities;
  const [row] = await db
    .select({ verifiedEmail, createdAt, lastUsedAt })
    .from(providerIdentities)
    .where(and(eq(providerIdentities.userId, userId), eq(providerIdentities.issuer, issuer)));
  return row ?? null;
}

/** Returns the person's account, or null. Stores what the service currently says about the person. */
export async function recordIdentityUse(
  { db, clock }: Pick<AccountDeps, "db" | "clock">,
  { issuer, subject, verifiedEmail }: ProvenPerson,
): Promise<string | null> {
  const [used] = await db
    .update(providerIdentities)
    .set({ verifiedEmail, lastUsedAt: clock.now() })
    .where(and(eq(providerIdentities.issuer, issuer), eq(providerIdentities.subject, subject)))
    .returning({ userId: providerIdentities.userId });
  return used?.userId ?? null;
}

/** Violates a unique index if the person or the account is connected already. */
export async function storeIdentity(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
  { issuer, subject, verifiedEmail }: ProvenPerson,
): Promise<void> {
  await tx
    .insert(providerIdentities)
    .values({ userId, issuer, subject, verifiedEmail, lastUsedAt: now, createdAt: now });
}

export function isIdentityViolation(error: unknown): boolean {
  return ["provider_identities_subject_key", "provider_identities_user_key"].some((name) =>
    isUniqueViolation(error, name),
  );
}

interface Owner {
  userId: string;
  visitorAddress: string;
}

/** "taken": the person belongs to another account here. "other": the account belongs to another person. */
export type Connection = "connected" | "taken" | "other";

/** Callers make sure that the browser is signed in to the account. Idempotent. */
export async function connectIdentity(
  deps: AccountDeps,
  { userId, visitorAddress }: Owner,
  { person, label }: { person: ProvenPerson; label: string },
): Promise<Connection> {
  const { db, clock, security } = deps;
  const holder = await recordIdentityUse(deps, person);
  if (holder !== null) return holder === userId ? "connected" : "taken";
  try {
    await db.transaction(async (tx) => {
      await storeIdentity(tx, { userId, now: clock.now() }, person);
      const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
      if (!user) throw new Error("the account is gone");
      const { email } = user;
      await postSecurityMail(deps, tx, { userId, email, change: "service-connected", detail: label });
    });
  } catch (error) {
    if (isUniqueViolation(error, "provider_identities_user_key")) return "other";
    if (isUniqueViolation(error, "provider_identities_subject_key")) return "taken";
    throw error;
  }
  security.report("sign-in-service-connected", { account: { userId }, visitorAddress });
  return "connected";
}

/**
 * Callers check the password or a code first. "only-way": there is no other way to sign in to the account. "gone": it
 * wasn't connected.
 */
export async function disconnectIdentity(
  deps: AccountDeps,
  { userId, email, visitorAddress }: Owner & { email: string },
  { issuer, label }: { issuer: string; label: string },
): Promise<"disconnected" | "only-way" | "gone"> {
  const outcome = await deps.db.transaction(async (tx) => {
    // Serializes with changes to passkeys, so that at least one way to sign in remains.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    if (!(await mayDisconnect(tx, userId))) return "only-way";
    const removed = await tx
      .delete(providerIdentities)
      .where(and(eq(providerIdentities.userId, userId), eq(providerIdentities.issuer, issuer)))
      .returning({ id: providerIdentities.id });
    if (removed.length === 0) return "gone";
    await postSecurityMail(deps, tx, { userId, email, change: "service-disconnected", detail: label });
    return "disconnected";
  });
  if (outcome === "disconnected")
    deps.security.report("sign-in-service-disconnected", { account: { userId }, visitorAddress });
  return outcome;
}

/** Whether the account can be signed in to without the service. */
async function mayDisconnect(db: Db | Transaction, userId: string): Promise<boolean> {
  return (await hasPassword(db, userId)) || (await findSecondFactors(db, userId)).passkeyCount > 0;
}
