/** Deletes an account: the user, the company and everything that either owns, including files. */

import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { findCompanyOfOwner } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import { deleteMailsTo } from "#platform/mail/queue-mail.ts";
import type { PageCache } from "#platform/page-cache.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import { isStorageKey } from "#platform/storage/storage-key.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { companyParts } from "./company-parts.server.ts";

/**
 * Deletes all rows in one transaction through foreign keys. A job enqueued in the same transaction deletes the files.
 * Returns false if the account doesn't exist.
 */
export async function deleteAccount(
  { db, jobs, pageCache }: { db: Db; jobs: Pick<Jobs, "enqueue">; pageCache: Pick<PageCache, "invalidate"> },
  scope: OwnerScope,
): Promise<boolean> {
  const isDeleted = await db.transaction(async (tx) => {
    const keys = await listOwnFiles(tx, scope);
    if (!(await findCompanyOfOwner(tx, scope))) return false;
    const gone = await tx.delete(users).where(eq(users.id, scope.userId)).returning({ id: users.id });
    if (gone.length === 0) return false;
    await deleteMailsTo(tx, scope.email);
    if (keys.length > 0) await jobs.enqueue(tx, deleteFilesJob, { keys });
    return true;
  });
  if (isDeleted) pageCache.invalidate(scope.companyId);
  return isDeleted;
}

/** Storage keys of all files of this account and its company. */
export async function listOwnFiles(tx: Transaction, scope: OwnerScope): Promise<string[]> {
  if (!(await findCompanyOfOwner(tx, scope))) return [];
  const keys = new Set<string>();
  for (const { listFiles } of companyParts)
    for (const key of (await listFiles?.(tx, scope.companyId)) ?? []) keys.add(key);
  // An invalid key would make the whole job fail.
  return [...keys].filter(isStorageKey);
}
