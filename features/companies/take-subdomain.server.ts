import { and, eq, isNull } from "drizzle-orm";
import { companies } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { AppError } from "#platform/errors.ts";
import { subdomainFor } from "./subdomain.ts";

const maxAttempts = 50;

/**
 * Gives the company a subdomain derived from `companyName` unless it already has one, and returns it. The caller must
 * hold the company lock. Throws a conflict if fifty candidates are taken.
 */
export async function takeSubdomain(
  tx: Transaction,
  { companyId }: { companyId: string },
  companyName: string,
): Promise<string> {
  const own = eq(companies.id, companyId);
  const [company] = await tx.select({ name: companies.helpCenterSubdomain }).from(companies).where(own);
  if (!company) throw new AppError("not_found");
  if (company.name) return company.name;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const name = subdomainFor(companyName, attempt);
    try {
      // Use a savepoint, because a unique violation would abort the outer transaction.
      await tx.transaction((nested) =>
        nested
          .update(companies)
          .set({ helpCenterSubdomain: name })
          .where(and(own, isNull(companies.helpCenterSubdomain))),
      );
      return name;
    } catch (error) {
      if (!isUniqueViolation(error, "companies_help_center_subdomain_key")) throw error;
    }
  }
  throw new AppError("conflict", `No free address for "${companyName}" was found.`);
}
