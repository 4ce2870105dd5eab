/** A company's own domain is served only while it is verified and chosen as its address. */
import { and, eq } from "drizzle-orm";
import { companies } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";

export async function isVerifiedDomain(db: Db, domain: string): Promise<boolean> {
  const [row] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        eq(companies.customDomain, domain),
        eq(companies.domainType, "custom"),
        eq(companies.domainVerificationStatus, "verified"),
      ),
    )
    .limit(1);
  return row !== undefined;
}
