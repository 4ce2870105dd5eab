/** Makes a user the owner of a company that has none. */
import { leaveWaitlist } from "#features/beta-access/waitlist.server.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import {
  type CompanyRow,
  deleteOwnCompany,
  lockOwnedCompany,
  updateCompany,
} from "#features/companies/company-record.server.ts";
import { addMember, listMembers } from "#features/companies/member-records.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import { companyParts, listCompanyFiles } from "./company-parts.server.ts";

/**
 * Admits the user. An empty company from sign-up is deleted. Any other company stays, and this one is an additional
 * company. The caller has locked the user and the company, and ensured that the user's email address is confirmed.
 */
export async function takeOverCompany(
  tx: Transaction,
  { jobs }: { jobs: Pick<Jobs, "enqueue"> },
  { userId, companyId, now }: { userId: string; companyId: string; now: Date },
): Promise<void> {
  const previous = await giveUpEmptyCompany(tx, { jobs }, { userId });
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
  { jobs }: { jobs: Pick<Jobs, "enqueue"> },
  { userId }: { userId: string },
): Promise<CompanyRow | null | "kept"> {
  const company = await lockOwnedCompany(tx, { userId });
  if (!company) return null;
  const isUsed = company.isPublic || company.helpCenterSubdomain !== null || company.customDomain !== null;
  const hasTeam = (await listMembers(tx, company.id)).length > 1;
  if (isUsed || hasTeam || (await hasAnything(tx, company.id))) return "kept";
  const keys = await listCompanyFiles(tx, company.id);
  if (keys.length > 0) await jobs.enqueue(tx, deleteFilesJob, { keys });
  await deleteOwnCompany(tx, { companyId: company.id, userId });
  return company;
}

async function hasAnything(tx: Transaction, companyId: string): Promise<boolean> {
  for (const part of companyParts)
    if ((await part.hasContent?.(tx, companyId)) || (await part.hasMore?.(tx, companyId))) return true;
  return false;
}
