import { findAccountNames } from "#features/accounts/account-names.server.ts";
import { lacksRequiredFactorForToken } from "#features/accounts/required-second-factor.server.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { findRole } from "#features/companies/membership.server.ts";
import { extensionRefusals } from "#features/recordings/extension/connections.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { may } from "#shared/permissions.ts";

/**
 * Null unless the person may write drafts in the company now, as a guard of the dashboard would check. Throws an AppError
 * if they have to set up a second factor first.
 */
export async function findWriter(
  db: Db | Transaction,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<OwnerScope | null> {
  const role = await findRole(db, { companyId, userId });
  if (!role || !may(role, "write drafts")) return null;
  const company = await findCompany(db, { companyId });
  const person = (await findAccountNames(db, [userId])).get(userId);
  if (company?.betaStatus !== "beta_user" || !person?.emailVerified) return null;
  if (await lacksRequiredFactorForToken(db, { userId, company }))
    throw new AppError("forbidden", extensionRefusals.factor);
  return ownerScope({ userId, companyId, email: person.email });
}
