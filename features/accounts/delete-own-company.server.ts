/** Deletes one help center of a person who has another one. Deleting the account deletes them all. */
import { teamLanguageFor } from "#engines/messages/team/team-catalogs.ts";
import { type CompanyRow, lockOwnCompany } from "#features/companies/company-record.server.ts";
import { listOwnCompanies } from "#features/companies/find-own-company.server.ts";
import { deleteCompany } from "#features/companies/member-records.server.ts";
import { listMemberIds } from "#features/companies/membership.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import type { Services } from "#platform/services.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { findAccountNames } from "./account-names.server.ts";
import { listCompanyFiles } from "./company-parts.server.ts";

/** The company to open after this one is deleted. Null if the person has no other. */
export async function findNextCompany(db: Db, { userId, companyId }: OwnerScope): Promise<string | null> {
  const others = (await listOwnCompanies(db, { userId })).filter(({ id }) => id !== companyId);
  return others[0]?.id ?? null;
}

type Deps = Pick<Services, "db" | "pageCache" | "config" | "origin"> & {
  jobs: Pick<Services["jobs"], "enqueue">;
};

/** Other members lose the company, too, and are mailed about it. */
export async function deleteOwnHelpCenter(deps: Deps, scope: OwnerScope): Promise<void> {
  const { db, jobs, pageCache } = deps;
  const { companyId } = scope;
  await db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, scope, "delete the company");
    await mailOtherMembers(deps, tx, { scope, company });
    const keys = await listCompanyFiles(tx, companyId);
    await deleteCompany(tx, { companyId });
    if (keys.length > 0) await jobs.enqueue(tx, deleteFilesJob, { keys });
  });
  pageCache.invalidate(companyId);
}

async function mailOtherMembers(
  deps: Deps,
  tx: Transaction,
  { scope, company }: { scope: OwnerScope; company: Pick<CompanyRow, "companyName" | "language"> },
): Promise<void> {
  const { userId: ownId, companyId, email: deletedBy } = scope;
  const people = await findAccountNames(tx, await listMemberIds(tx, companyId));
  const mails = createMails(deps, teamLanguageFor(company.language));
  for (const [userId, { email, emailVerified, language }] of people)
    if (emailVerified && userId !== ownId)
      await postMail(deps, tx, {
        ...(await mails.centerDeleted({ companyName: company.companyName, deletedBy, language })),
        to: email,
        dedupeKey: `center-deleted:${companyId}:${userId}`,
        companyId,
      });
}
