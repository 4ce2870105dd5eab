/** A new account: user, password, link and mail in one transaction. The company comes with the first sign-in. */
import { and, eq, gt } from "drizzle-orm";
import { accounts, linkTokens, users } from "#db/schema.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps } from "./account-deps.ts";
import { signUpLimits } from "./account-rates.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { passwordProblems } from "./password-policy.ts";
import { postConfirmation } from "./post-confirmation.server.ts";
import type { SignUpInput } from "./schema.ts";

export type SignUpOutcome =
  | { outcome: "created" }
  | { outcome: "registered" }
  | { outcome: "limited" }
  | { outcome: "weak"; problems: string[] };

/** Says whether an address is registered, as the product promises; the limits keep that from being searched. */
export async function signUp(
  deps: AccountDeps,
  { password, ...input }: SignUpInput & { visitorAddress: string },
): Promise<SignUpOutcome> {
  const { email, companyName, betaCode, plan, visitorAddress } = input;
  const problems = passwordProblems(password, { email, companyName }, await commonPasswords());
  if (problems.length > 0) return { outcome: "weak", problems };
  const { db, access, clock } = deps;
  const now = clock.now();
  const limits = signUpLimits({ visitorAddress, email });
  if (!(await isWithinLimits(db, { limits, now }))) return { outcome: "limited" };
  const hash = await access.hashPassword(password);
  try {
    await db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({ email, companyName, betaCode, plan })
        .returning({ id: users.id });
      if (!user) throw new Error("the user was not stored");
      await tx
        .insert(accounts)
        .values({ userId: user.id, accountId: user.id, providerId: "credential", password: hash });
      await postConfirmation(deps, tx, { userId: user.id, email, companyName });
    });
  } catch (error) {
    if (!isUniqueViolation(error, "users_email_key")) throw error;
    return { outcome: (await isRepeat(deps, { email, password, now })) ? "created" : "registered" };
  }
  return { outcome: "created" };
}

/** Between the two posts of a double click, on a page whose script is not there yet to hold the second one back. */
const repeatWithinMs = 1_000;

/** The same form, sent twice: the first one's account is the answer to both. */
async function isRepeat(
  { db, access }: AccountDeps,
  { email, password, now }: { email: string; password: string; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - repeatWithinMs);
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(linkTokens, and(eq(linkTokens.userId, users.id), eq(linkTokens.kind, "signup")))
    .where(and(eq(users.email, email), eq(users.emailVerified, false), gt(linkTokens.createdAt, since)))
    .limit(1);
  return user ? access.verifyPassword({ userId: user.id, password }) : false;
}
