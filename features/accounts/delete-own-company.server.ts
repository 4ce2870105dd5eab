/** Deletes one help center of a person who has another one. Deleting the account deletes them all. */
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { listOwnCompanies } from "#features/companies/find-own-company.server.ts";
import { deleteCompany } from "#features/companies/member-records.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { listCompanyFiles } from "./company-parts.server.ts";

/** The company to open after this one is deleted. Null if the person has no other. */
export async function findNextCompany(db: Db, { userId, companyId }: OwnerScope): Promise<string | null> {
  const others = (await listOwnCompanies(db, { userId })).filter(({ id }) => id !== companyId);
  return others[0]?.id ?? null;
}

/** Other members lose the company, too. */
export async function deleteOwnHelpCenter(
  { db, jobs, pageCache }: Pick<Services, "db" | "pageCache"> & { jobs: Pick<Services["jobs"], "enqueue"> },
  scope: OwnerScope,
): Promise<void> {
  const { companyId } = scope;
  await db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "delete the company");
    const keys = await listCompanyFiles(tx, companyId);
    await deleteCompany(tx, { companyId });
    if (keys.length > 0) await jobs.enqueue(tx, deleteFilesJob, { keys });
  });
  pageCache.invalidate(companyId);
}
