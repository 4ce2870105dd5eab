/**
 * Creates a user's company and beta status at the first sign-in, unless the user is already a member of a company that
 * has access.
 */
import { findUser } from "#features/accounts/lock-user.server.ts";
import { isOperator } from "#features/accounts/policy.ts";
import { normaliseBetaCode } from "#features/beta-access/schema.ts";
import { redeemBetaCode } from "#features/beta-access/use-beta-code.server.ts";
import { joinWaitlist, leaveWaitlist } from "#features/beta-access/waitlist.server.ts";
import { ensureOwnedCompany, updateCompany } from "#features/companies/company-record.server.ts";
import { findOwnCompany } from "#features/companies/find-own-company.server.ts";
import { hasLeftCompany } from "#features/companies/member-records.server.ts";
import type { Services } from "#platform/services.ts";
import type { Role } from "#shared/permissions.ts";

export interface Bootstrap {
  companyId: string;
  betaStatus: "waitlist" | "beta_user";
  onboardingCompleted: boolean;
  role: Role;
  /** Whether this call redeemed the beta code that was entered at sign-up. */
  isActivated: boolean;
}

/**
 * Null for people who left a team, or who signed up through an invitation and are no longer on one, because they only get
 * their own company if they request one. Idempotent. Concurrent calls wait for the first. The beta code is redeemed here and not
 * at sign-up, so that unconfirmed email addresses don't use up codes.
 */
export async function bootstrapCompany(
  { db, clock, config }: Pick<Services, "db" | "clock" | "config">,
  userId: string,
  { isRequested = false }: { isRequested?: boolean } = {},
): Promise<Bootstrap | null> {
  return db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw new Error("there is no such user");
    const joined = await findOwnCompany(tx, { userId, activeCompanyId: null });
    if (joined?.betaStatus === "beta_user") {
      const { id: companyId, onboardingCompleted, role } = joined;
      return { companyId, onboardingCompleted, role, betaStatus: "beta_user", isActivated: false };
    }
    const { email, companyName, betaCode, plan } = user;
    const runsIt = isOperator(user, config.adminEmails);
    // Sign-up always asks for a company name, except through an invitation.
    const isWithoutOwn = !companyName || (await hasLeftCompany(tx, userId));
    if (!joined && isWithoutOwn && !runsIt && !isRequested) return null;
    const company = await ensureOwnedCompany(tx, {
      userId,
      companyName,
      plan,
      onboardingCompleted: false,
      onboardingStep: 1,
    });
    const { id: companyId, onboardingCompleted, betaStatus: stored } = company;
    const role = "owner";
    // Operators skip the waitlist, even if they became operators while waiting.
    if (stored === "beta_user" || (stored === "waitlist" && !runsIt)) {
      return { companyId, onboardingCompleted, role, betaStatus: stored, isActivated: false };
    }
    const now = clock.now();
    const isActivated = !runsIt && betaCode !== null && (await redeemBetaCode(tx, { code: betaCode, now }));
    const betaStatus = isActivated || runsIt ? "beta_user" : "waitlist";
    if (betaStatus === "waitlist") await joinWaitlist(tx, { userId, email, companyName, now });
    else await leaveWaitlist(tx, { userId, now });
    await updateCompany(
      tx,
      { companyId },
      { betaStatus, betaCodeUsed: isActivated ? normaliseBetaCode(betaCode) : null },
    );
    return { companyId, onboardingCompleted, role, betaStatus, isActivated };
  });
}
