/** Assigns an unowned help center to the user who opens its claim link. */
import { leaveWaitlist } from "#features/beta-access/waitlist.server.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import {
  findClaimedCompanyId,
  lockClaimLink,
  markClaimLinksUsed,
} from "#features/companies/claim-links.server.ts";
import {
  type CompanyRow,
  deleteOwnCompany,
  lockCompanyToDelete,
  lockOwnedCompany,
  updateCompany,
} from "#features/companies/company-record.server.ts";
import { handOverLogos } from "#features/companies/logo-files.server.ts";
import { addMember, listMembers } from "#features/companies/member-records.server.ts";
import { findRole, isClaimed } from "#features/companies/membership.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { companyParts } from "./company-parts.server.ts";
import { lockUser } from "./lock-user.server.ts";

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
  { db, clock }: Pick<Services, "db" | "clock">,
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
    const previous = await giveUpEmptyCompany(tx, { userId, heirId: companyId, now });
    if (previous !== "kept") await leaveWaitlist(tx, { userId, now });
    await updateCompany(
      tx,
      { companyId },
      {
        betaStatus: "beta_user",
        ...(previous && previous !== "kept"
          ? { plan: previous.plan, betaCodeUsed: previous.betaCodeUsed }
          : {}),
      },
    );
    await addMember(tx, { companyId, userId, role: "owner" });
    await markClaimLinksUsed(tx, { companyId, now });
    await recordChange(tx, { companyId, userId }, { action: "center.claimed" });
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

/**
 * Deletes and returns the user's company. Keeps it and returns "kept" if it has content, an address or a team, and
 * returns null if the user has no company.
 */
async function giveUpEmptyCompany(
  tx: Transaction,
  { userId, heirId, now }: { userId: string; heirId: string; now: Date },
): Promise<CompanyRow | null | "kept"> {
  const company = await lockOwnedCompany(tx, { userId });
  if (!company) return null;
  const isUsed = company.isPublic || company.helpCenterSubdomain !== null || company.customDomain !== null;
  const hasTeam = (await listMembers(tx, company.id)).length > 1;
  if (isUsed || hasTeam || (await hasContent(tx, company.id))) return "kept";
  // The logo rows must outlive the company, because a later job needs them to delete the files.
  await handOverLogos(tx, { companyId: company.id, heirId, now });
  await deleteOwnCompany(tx, { companyId: company.id, userId });
  return company;
}

async function hasContent(tx: Transaction, companyId: string): Promise<boolean> {
  for (const part of companyParts) if (await part.hasContent?.(tx, companyId)) return true;
  return false;
}
