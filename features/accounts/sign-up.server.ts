/** Creates an account: user, password, link and mail, in one transaction. The first sign-in creates the company. */
import { eq } from "drizzle-orm";
import { accounts, users } from "#db/schema.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { takeOrWait } from "#platform/growing-delay.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps } from "./account-deps.ts";
import { confirmationDelay, formLimits, signUpLimits } from "./account-rates.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { passwordProblems } from "./password-policy.ts";
import { postConfirmation } from "./post-confirmation.server.ts";
import type { SignUpInput } from "./schema.ts";

export type SignUpOutcome =
  | { outcome: "created" }
  | { outcome: "registered" }
  | { outcome: "limited" }
  | { outcome: "weak"; problems: string[] };

/** Reports whether an email address is registered, as the specification requires. Rate limits prevent enumeration. */
export async function signUp(
  deps: AccountDeps,
  {
    password,
    formId,
    ...input
  }: SignUpInput & {
    visitorAddress: string;
    /** Id of the rendered form, for deduping double clicks. Null if unknown. */
    formId: string | null;
  },
): Promise<SignUpOutcome> {
  const { email, companyName, betaCode, plan, visitorAddress } = input;
  const problems = passwordProblems(password, { email, companyName }, await commonPasswords());
  if (problems.length > 0) return { outcome: "weak", problems };
  const { db, access, clock } = deps;
  const now = clock.now();
  const limits = signUpLimits({ visitorAddress, email });
  if (!(await isWithinLimits(db, { limits, now }))) return { outcome: "limited" };
  // Count before creating the account, so that the second of two concurrent posts is recognized.
  const isFirst = await isWithinLimits(db, { limits: formLimits({ formId, email }), now });
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
      await takeOrWait(tx, { delay: confirmationDelay({ email }), now });
    });
  } catch (error) {
    if (!isUniqueViolation(error, "users_email_key")) throw error;
    const isRepeat = !isFirst && (await hasPassword(deps, { email, password }));
    return { outcome: isRepeat ? "created" : "registered" };
  }
  return { outcome: "created" };
}

async function hasPassword(
  { db, access }: AccountDeps,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user ? access.verifyPassword({ userId: user.id, password }) : false;
}
