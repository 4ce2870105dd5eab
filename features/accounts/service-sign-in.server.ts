/** Signs in, and signs up, people whose identity the sign-in service has proved. */
import { users } from "#db/schema/accounts.ts";
import type { ProvenPerson, SignInService, SignInServiceProblem } from "#platform/access/sign-in-service.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Plan } from "#shared/enumerations.ts";
import type { AccountDeps, SecondFactorNeeded, SignedIn, Visitor } from "./account-deps.ts";
import { serviceStateLimit, signInServiceLimit, signUpLimits } from "./account-rates.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { findAccount } from "./known-device.server.ts";
import { isIdentityViolation, recordIdentityUse, storeIdentity } from "./service-identities.server.ts";

export type { ProvenPerson, SignInService, SignInServiceProblem };

/** A person whose address the service has verified. */
export type VerifiedPerson = ProvenPerson & { verifiedEmail: string };

/**
 * Counts before the service is contacted. "limited" for a network that tries too often, "repeated" for an answer that
 * was already used.
 */
export async function mayFinish(
  { db, clock }: Pick<AccountDeps, "db" | "clock">,
  { state, visitorAddress }: { state: string } & Pick<Visitor, "visitorAddress">,
): Promise<"yes" | "limited" | "repeated"> {
  const now = clock.now();
  if (!(await isWithinLimits(db, { limits: [signInServiceLimit({ visitorAddress })], now })))
    return "limited";
  return (await isWithinLimits(db, { limits: [serviceStateLimit({ state })], now })) ? "yes" : "repeated";
}

export type ServiceSignIn =
  | SignedIn
  | SecondFactorNeeded
  /** This person has no account, and the service hasn't verified an address. */
  | { outcome: "unverified" }
  /** An account has the address. Only signing in to it connects the two. */
  | { outcome: "registered"; person: VerifiedPerson }
  | { outcome: "new"; person: VerifiedPerson };

export async function signInByService(
  deps: AccountDeps,
  person: ProvenPerson,
  visitor: Visitor,
): Promise<ServiceSignIn> {
  const userId = await recordIdentityUse(deps, person);
  if (userId !== null) return completeSignIn(deps, identityOf(userId, person), visitor);
  const { verifiedEmail } = person;
  if (verifiedEmail === null) {
    deps.security.report("sign-in-service-refused", {
      visitorAddress: visitor.visitorAddress,
      outcome: "unverified",
    });
    return { outcome: "unverified" };
  }
  const isRegistered = (await findAccount(deps.db, verifiedEmail)) !== null;
  return { outcome: isRegistered ? "registered" : "new", person: { ...person, verifiedEmail } };
}

export type ServiceSignUp =
  | SignedIn
  | SecondFactorNeeded
  | { outcome: "registered" }
  | { outcome: "limited" };

/** The account gets no password. The same beta codes and limits apply as to a sign-up with one. */
export async function signUpByService(
  deps: AccountDeps,
  {
    person,
    companyName,
    betaCode,
    plan,
  }: { person: VerifiedPerson; companyName: string; betaCode: string | null; plan: Plan },
  visitor: Visitor,
): Promise<ServiceSignUp> {
  const { db, clock, newAccountLanguage: language } = deps;
  const { verifiedEmail: email, name } = person;
  const now = clock.now();
  const limits = signUpLimits({ visitorAddress: visitor.visitorAddress, email });
  if (!(await isWithinLimits(db, { limits, now }))) return { outcome: "limited" };
  let userId: string;
  try {
    userId = await db.transaction(async (tx) => {
      const values = { email, name, companyName, betaCode, plan, language, emailVerified: true };
      const [user] = await tx.insert(users).values(values).returning({ id: users.id });
      if (!user) throw new Error("the user was not stored");
      await storeIdentity(tx, { userId: user.id, now }, person);
      return user.id;
    });
  } catch (error) {
    if (isUniqueViolation(error, "users_email_key") || isIdentityViolation(error))
      return { outcome: "registered" };
    throw error;
  }
  return completeSignIn(deps, identityOf(userId, person), visitor);
}

/** The service counts as the second factor only if it says that it checked one. */
function identityOf(userId: string, { provedSecondFactor }: ProvenPerson) {
  return { userId, method: "provider", secondFactor: provedSecondFactor ? "provider" : null } as const;
}
