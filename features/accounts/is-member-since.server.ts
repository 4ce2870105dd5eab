import { findCompany } from "#features/companies/company-record.server.ts";
import { findRole } from "#features/companies/membership.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { findAccountById } from "./known-device.server.ts";
import { lacksRequiredFactorForToken } from "./required-second-factor.server.ts";

/**
 * Whether what a browser got for this member at `since` still counts. It ends as known devices do, with a new password
 * and with a sign-out everywhere else, and while the member lacks a second factor that the company requires.
 */
export async function isMemberSince(
  db: Db,
  { companyId, userId, since }: { companyId: string; userId: string; since: Date },
): Promise<boolean> {
  if (!(await findRole(db, { companyId, userId }))) return false;
  const account = await findAccountById(db, userId);
  if (!account || (account.devicesRevokedAt !== null && since < account.devicesRevokedAt)) return false;
  const company = await findCompany(db, { companyId });
  return company !== null && !(await lacksRequiredFactorForToken(db, { userId, company }));
}
