/** Signs up a person who opened a team invitation, and accepts it. */
import {
  acceptInvitation,
  findInvitation,
  type InvitationProblem,
} from "#features/team/accept-invitation.server.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps, Visitor } from "./account-deps.ts";
import { signUpLimits } from "./account-rates.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { passwordProblems } from "./password-policy.ts";
import { mustBeSignedIn } from "./prove-second-factor.server.ts";
import { storeAccount } from "./store-account.server.ts";

export type InvitedSignUp =
  | { outcome: "joined"; companyName: string; setCookies: string[]; deviceCookie: string }
  | { outcome: "weak"; problems: string[] }
  | { outcome: "registered" | "limited" }
  | { outcome: InvitationProblem };

/**
 * The account gets the invited address, which counts as confirmed, because only its mailbox received the link. It needs
 * no beta code, isn't put on the waitlist, and doesn't get its own company.
 */
export async function signUpInvited(
  deps: AccountDeps,
  { token, password, ...visitor }: { token: string; password: string } & Visitor,
): Promise<InvitedSignUp> {
  const { db, clock, access, newAccountLanguage: language } = deps;
  const { visitorAddress } = visitor;
  const invitation = await findInvitation(deps, token);
  if (invitation.state !== "usable") return { outcome: invitation.state };
  const { email } = invitation;
  const problems = passwordProblems(password, { email, companyName: "" }, await commonPasswords());
  if (problems.length > 0) return { outcome: "weak", problems };
  const limits = signUpLimits({ visitorAddress, email });
  if (!(await isWithinLimits(db, { limits, now: clock.now() }))) return { outcome: "limited" };
  const hash = await access.hashPassword(password);
  let userId: string;
  try {
    userId = await db.transaction((tx) => storeAccount(tx, { email, hash, language, emailVerified: true }));
  } catch (error) {
    if (!isUniqueViolation(error, "users_email_key")) throw error;
    return { outcome: "registered" };
  }
  const accepted = await acceptInvitation(deps, { userId }, token);
  // Without a script, two requests can still race. The account then exists, and signing in to it leads to a page that
  // explains the problem.
  if (accepted.outcome !== "joined" && accepted.outcome !== "member")
    return { outcome: accepted.outcome === "another-address" ? "unknown" : accepted.outcome };
  // The new account has no second factor.
  const proven = { userId, method: "confirmation", secondFactor: null } as const;
  const { setCookies, deviceCookie } = mustBeSignedIn(await completeSignIn(deps, proven, visitor));
  return { outcome: "joined", companyName: accepted.companyName, setCookies, deviceCookie };
}
