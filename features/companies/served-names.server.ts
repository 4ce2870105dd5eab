/** Which names lead to a help center. */
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { companies, subdomainReservations } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";

/** A company's own domain is served only while it is verified and chosen as its address. */
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

/** Below the base domain: a name that a public help center has, or had and is led on from. No level below that. */
export async function isPublicName(db: Db, label: string): Promise<boolean> {
  const [row] = await db
    .select({ id: companies.id })
    .from(subdomainReservations)
    .innerJoin(companies, eq(companies.id, subdomainReservations.companyId))
    .where(and(eq(subdomainReservations.subdomain, label), eq(companies.isPublic, true)))
    .limit(1);
  return row !== undefined;
}

/** The names of the public help centers, the oldest first. */
export function listPublicCompanies(db: Db, { limit }: { limit: number }) {
  return db
    .select({
      helpCenterSubdomain: companies.helpCenterSubdomain,
      customDomain: companies.customDomain,
      domainType: companies.domainType,
      domainVerificationStatus: companies.domainVerificationStatus,
    })
    .from(companies)
    .where(and(eq(companies.isPublic, true), isNotNull(companies.helpCenterSubdomain)))
    .orderBy(asc(companies.createdAt))
    .limit(limit);
}
