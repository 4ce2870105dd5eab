/** Makes a user the owner of a company that has none. */
import { leaveWaitlist } from "#features/beta-access/waitlist.server.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import {
  type CompanyRow,
  deleteOwnCompany,
  lockOwnedCompany,
  updateCompany,
} from "#features/companies/company-record.server.ts";
import { handOverLogos } from "#features/companies/logo-files.server.ts";
import { addMember, listMembers } from "#features/companies/member-records.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { companyParts } from "./company-parts.server.ts";

/**
 * Admits the user. An empty company from sign-up is deleted. Any other company stays, and this one is an additional
 * company. The caller has locked the user and the company, and ensured that the user's email address is confirmed.
 */
export async function takeOverCompany(
  tx: Transaction,
  { userId, companyId, now }: { userId: string; companyId: string; now: Date },
): Promise<void> {
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
  await recordChange(tx, { companyId, userId }, { action: "center.claimed" });
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
