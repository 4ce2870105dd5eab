/**
 * Creates the user, password, confirmation link and email in one transaction. The company is created at the first
 * sign-in.
 */
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { takeOrWait } from "#platform/growing-delay.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps } from "./account-deps.ts";
import { confirmationDelay, formLimits, signUpLimits } from "./account-rates.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { passwordProblems } from "./password-policy.ts";
import { postConfirmation } from "./post-confirmation.server.ts";
import type { SignUpInput } from "./schema.ts";
import { storeAccount } from "./store-account.server.ts";

export type SignUpOutcome =
  | { outcome: "created"; userId: string }
  | { outcome: "registered" }
  | { outcome: "limited" }
  | { outcome: "weak"; problems: string[] };

/**
 * Reveals whether an email address is registered, as the specification requires. Rate limits keep attackers from
 * enumerating addresses.
 */
export async function signUp(
  deps: AccountDeps,
  {
    password,
    formId,
    ...input
  }: SignUpInput & {
    visitorAddress: string;
    /** Id of the rendered form, used to dedupe double clicks. */
    formId: string | null;
  },
): Promise<SignUpOutcome> {
  const { email, companyName, betaCode, plan, visitorAddress } = input;
  const problems = passwordProblems(password, { email, companyName }, await commonPasswords());
  if (problems.length > 0) return { outcome: "weak", problems };
  const { db, access, clock, newAccountLanguage: language } = deps;
  const now = clock.now();
  const limits = signUpLimits({ visitorAddress, email });
  if (!(await isWithinLimits(db, { limits, now }))) return { outcome: "limited" };
  // Counts before creating the account, so that the second of two concurrent submissions is recognized.
  const isFirst = await isWithinLimits(db, { limits: formLimits({ formId, email }), now });
  const hash = await access.hashPassword(password);
  try {
    const userId = await db.transaction(async (tx) => {
      const userId = await storeAccount(tx, { email, companyName, betaCode, plan, language, hash });
      await postConfirmation(deps, tx, { userId, email, companyName, language });
      await takeOrWait(tx, { delay: confirmationDelay({ email }), now });
      return userId;
    });
    return { outcome: "created", userId };
  } catch (error) {
    if (!isUniqueViolation(error, "users_email_key")) throw error;
    const repeated = isFirst ? null : await findByPassword(deps, { email, password });
    return repeated ? { outcome: "created", userId: repeated } : { outcome: "registered" };
  }
}

async function findByPassword(
  { db, access }: AccountDeps,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user && (await access.verifyPassword({ userId: user.id, password })) ? user.id : null;
}
