/** Assigns an unowned help center to the user who opens its claim link. */
import {
  findClaimedCompanyId,
  lockClaimLink,
  markClaimLinksUsed,
} from "#features/companies/claim-links.server.ts";
import { lockCompanyToDelete } from "#features/companies/company-record.server.ts";
import { findRole, isClaimed } from "#features/companies/membership.server.ts";
import type { Services } from "#platform/services.ts";
import { lockUser } from "./lock-user.server.ts";
import { takeOverCompany } from "./take-over-company.server.ts";

export type Claim =
  | { outcome: "claimed"; companyId: string }
  /** The link is unknown, expired, or used by another user. We don't reveal which. */
  | { outcome: "invalid" };

/**
 * In one transaction: transfers the company to the user, admits the user (the operator's link counts as an invitation)
 * and marks the link as used. An empty company from sign-up is deleted. Any other company stays, and the claimed one is
 * an additional company. Idempotent for the same user. The caller must ensure that the user's email address is
 * confirmed.
 */
export async function claimCompany(
  { db, clock, jobs }: Pick<Services, "db" | "clock"> & { jobs: Pick<Services["jobs"], "enqueue"> },
  { userId }: { userId: string },
  token: string,
): Promise<Claim> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    // Serializes concurrent claims by the same user, of which only the first may replace an empty company.
    await lockUser(tx, userId);
    const link = await lockClaimLink(tx, token);
    if (!link) return { outcome: "invalid" };
    const company = await lockCompanyToDelete(tx, link);
    if (!company) return { outcome: "invalid" };
    const { id: companyId } = company;
    if (await findRole(tx, { companyId, userId })) return { outcome: "claimed", companyId };
    if ((await isClaimed(tx, companyId)) || link.usedAt || link.expiresAt <= now)
      return { outcome: "invalid" };
    await takeOverCompany(tx, { jobs }, { userId, companyId, now });
    await markClaimLinksUsed(tx, { companyId, now });
    return { outcome: "claimed", companyId };
  });
}

/** Whether the user is a member of the company that the link was for. */
export async function isClaimedBy(
  { db }: Pick<Services, "db">,
  { userId }: { userId: string },
  token: string,
): Promise<boolean> {
  const companyId = await findClaimedCompanyId(db, token);
  return companyId !== null && (await findRole(db, { companyId, userId })) !== null;
}
