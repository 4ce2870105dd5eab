/** A help center that nobody owns yet, made on the operator's command line or as the sample. */

import { type ContactDetails, companies, type ThemeSettings } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { AppError } from "#platform/errors.ts";
import { nameForAddress, subdomainFor } from "./subdomain.ts";

export interface UnclaimedCompany {
  companyName: string;
  /** Exactly this name, for the sample; otherwise one is made from the company's name. */
  subdomain?: string;
  websiteUrl: string;
  language: string | null;
  logoUrl: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  themeSettings: ThemeSettings;
  contactDetails: ContactDetails;
}

export interface CreatedCompany {
  id: string;
  subdomain: string;
}

const maxAttempts = 50;

/** Public at once. Throws a conflict when the fixed name is taken, or fifty made ones are. */
export async function createUnclaimedCompany(
  tx: Db | Transaction,
  input: UnclaimedCompany,
): Promise<CreatedCompany> {
  const { subdomain: fixed, ...columns } = input;
  for (let attempt = 0; attempt < (fixed ? 1 : maxAttempts); attempt++) {
    const helpCenterSubdomain = fixed ?? subdomainFor(nameForAddress(input), attempt);
    const id = await insertOrNull(tx, {
      ...columns,
      helpCenterSubdomain,
      isPublic: true,
      onboardingCompleted: true,
    });
    if (id) return { id, subdomain: helpCenterSubdomain };
  }
  throw new AppError("conflict", `No free address for "${input.companyName}" was found.`);
}

/** Null when the subdomain is taken. A nested transaction, because the violation would end the outer one. */
async function insertOrNull(
  tx: Db | Transaction,
  values: typeof companies.$inferInsert,
): Promise<string | null> {
  try {
    const [row] = await tx.transaction((nested) =>
      nested.insert(companies).values(values).returning({ id: companies.id }),
    );
    return row?.id ?? null;
  } catch (error) {
    if (isUniqueViolation(error, "companies_help_center_subdomain_key")) return null;
    throw error;
  }
}
