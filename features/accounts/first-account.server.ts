/**
 * The first account of an installation. The link to it is in the server's output, so it needs neither a beta code nor a
 * mailbox. The link works until there is an account.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { deleteServerSecret, findServerSecret, serverSecret } from "#platform/access/server-secret.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import type { AccountDeps, Visitor } from "./account-deps.ts";
import { signUpLimits } from "./account-rates.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { passwordProblems } from "./password-policy.ts";
import { mustBeSignedIn } from "./prove-second-factor.server.ts";
import { storeAccount } from "./store-account.server.ts";

const secretName = "first-account";

/** "open": the link is right, and there is no account. "used": there is one. */
export type SetupState = "open" | "used" | "unknown";

export type FirstAccount =
  | { outcome: "created"; userId: string; setCookies: string[]; deviceCookie: string }
  | { outcome: "weak"; problems: string[] }
  | { outcome: "limited" | "used" | "unknown" };

/** Returns the link to print. Null if there is an account. */
export async function findSetupLink({
  db,
  ids,
  origin,
}: Pick<Services, "db" | "ids" | "origin">): Promise<string | null> {
  if (await hasAccounts(db)) return null;
  return `${origin}/setup/${await serverSecret(db, ids, secretName)}`;
}

export async function findSetupState(db: Db | Transaction, token: string): Promise<SetupState> {
  // First, because another request may store the account and delete the secret in between.
  const secret = await findServerSecret(db, secretName);
  if (await hasAccounts(db)) return "used";
  return secret !== null && isSame(secret, token) ? "open" : "unknown";
}

/** The account's email counts as confirmed, because only the server's output has the link. It becomes an operator. */
export async function createFirstAccount(
  deps: AccountDeps,
  { token, email, password, ...visitor }: { token: string; email: string; password: string } & Visitor,
): Promise<FirstAccount> {
  const { db, clock, access, newAccountLanguage: language } = deps;
  const state = await findSetupState(db, token);
  if (state !== "open") return { outcome: state };
  const problems = passwordProblems(password, { email, companyName: "" }, await commonPasswords());
  if (problems.length > 0) return { outcome: "weak", problems };
  const limits = signUpLimits({ visitorAddress: visitor.visitorAddress, email });
  if (!(await isWithinLimits(db, { limits, now: clock.now() }))) return { outcome: "limited" };
  const hash = await access.hashPassword(password);
  const userId = await db.transaction(async (tx) => {
    // Of two concurrent requests, the second waits and then finds the first one's account.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first-account', 0))`);
    if ((await findSetupState(tx, token)) !== "open") return null;
    await deleteServerSecret(tx, secretName);
    return storeAccount(tx, { email, hash, language, emailVerified: true, isOperator: true });
  });
  if (userId === null) return { outcome: "used" };
  // The new account has no second factor.
  const proven = { userId, method: "confirmation", secondFactor: null } as const;
  const { setCookies, deviceCookie } = mustBeSignedIn(await completeSignIn(deps, proven, visitor));
  return { outcome: "created", userId, setCookies, deviceCookie };
}

async function hasAccounts(db: Db | Transaction): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

/** Takes the same time for every text. */
function isSame(secret: string, token: string): boolean {
  const [a, b] = [secret, token].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
