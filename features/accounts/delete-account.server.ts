/** Deletes an account, and the companies without other members, with their files. */

import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { anonymizeInAuditLog, recordChange } from "#features/companies/audit/record-change.server.ts";
import { findCompanyOfOwner, lockCompany } from "#features/companies/company-record.server.ts";
import {
  deleteCompany,
  isLastOwner,
  listCompanyIds,
  listMembers,
  removeMember,
} from "#features/companies/member-records.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import { deleteMailsTo } from "#platform/mail/queue-mail.ts";
import type { PageCache } from "#platform/page-cache.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { listCompanyFiles } from "./company-parts.server.ts";

export type Deletion =
  | { outcome: "deleted" }
  | { outcome: "gone" }
  /** The person is the only owner of this company, which has other members. */
  | { outcome: "last-owner"; companyName: string };

class LastOwnerError extends Error {
  readonly companyName: string;

  constructor(companyName: string) {
    super("the account is the last owner of a team");
    this.companyName = companyName;
  }
}

/**
 * Deletes all rows in one transaction, through foreign keys. A job enqueued in the same transaction deletes the files.
 * Holds the lock of every company of the user, so that no one joins or leaves in the meantime.
 */
export async function deleteAccount(
  { db, jobs, pageCache }: { db: Db; jobs: Pick<Jobs, "enqueue">; pageCache: Pick<PageCache, "invalidate"> },
  { userId, email }: Pick<OwnerScope, "userId" | "email">,
): Promise<Deletion> {
  const deletedCompanies: string[] = [];
  try {
    const isDeleted = await db.transaction(async (tx) => {
      const keys: string[] = [];
      // In order of ids, so that deleting two accounts with the same companies can't deadlock.
      for (const companyId of await listCompanyIds(tx, { userId })) {
        const company = await lockCompany(tx, { companyId });
        if (!company) continue;
        if ((await listMembers(tx, companyId)).some((member) => member.userId !== userId)) {
          if (await isLastOwner(tx, { companyId, userId }))
            throw new LastOwnerError(company.companyName.trim());
          await removeMember(tx, { companyId, userId });
          await recordChange(tx, { companyId, userId }, { action: "account.deleted" });
        } else {
          keys.push(...(await listCompanyFiles(tx, companyId)));
          await deleteCompany(tx, { companyId });
          deletedCompanies.push(companyId);
        }
      }
      await anonymizeInAuditLog(tx, { userId, email });
      const gone = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
      if (gone.length === 0) return false;
      await deleteMailsTo(tx, email);
      if (keys.length > 0) await jobs.enqueue(tx, deleteFilesJob, { keys });
      return true;
    });
    if (!isDeleted) return { outcome: "gone" };
  } catch (error) {
    if (!(error instanceof LastOwnerError)) throw error;
    return { outcome: "last-owner", companyName: error.companyName };
  }
  for (const companyId of deletedCompanies) pageCache.invalidate(companyId);
  return { outcome: "deleted" };
}

/** Storage keys of all files of the company. */
export async function listOwnFiles(tx: Transaction, scope: OwnerScope): Promise<string[]> {
  return (await findCompanyOfOwner(tx, scope)) ? listCompanyFiles(tx, scope.companyId) : [];
}
