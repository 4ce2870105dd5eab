/** Tells the owner which contact details the website has changed since the help center took them from it. */
import { and, desc, eq, isNotNull, type SQL } from "drizzle-orm";
import type { SiteContact } from "#db/schema/website-checks.ts";
import { crawls, websiteChecks } from "#db/schema.ts";
import type { Brand } from "#engines/brand/types.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type ContactChange, contactChanges } from "./contact-changes.ts";

/** Older readings are about details that the owner has seen change. */
const maxReadings = 20;

/** `ofWebsite` selects the checks of the present website. */
export async function listContactChanges(
  db: Db,
  { companyId }: Pick<OwnerScope, "companyId">,
  ofWebsite: SQL,
): Promise<ContactChange[]> {
  const [company, checks, imports] = await Promise.all([
    findCompany(db, { companyId }),
    db
      .select({ contact: websiteChecks.contact })
      .from(websiteChecks)
      .where(and(eq(websiteChecks.companyId, companyId), ofWebsite, isNotNull(websiteChecks.contact)))
      .orderBy(desc(websiteChecks.createdAt))
      .limit(maxReadings),
    db
      .select({ brand: crawls.brand })
      .from(crawls)
      .where(and(eq(crawls.companyId, companyId), isNotNull(crawls.brand)))
      .orderBy(desc(crawls.createdAt))
      .limit(maxReadings),
  ]);
  const [latest, ...earlier] = checks.flatMap(({ contact }): SiteContact[] => (contact ? [contact] : []));
  if (!company || !latest) return [];
  const imported = imports.map(({ brand }) => (brand as Brand).contactInfo);
  return contactChanges(company.contactDetails, { earlier: [...earlier, ...imported], latest });
}
