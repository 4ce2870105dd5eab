/** Host names under which help centers are served. */
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { companies, subdomainReservations } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import { hasReaders } from "./private-access.server.ts";

/** A custom domain is only served while it is verified and selected as the company's address. */
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

/**
 * Whether a help center that has readers uses this label below the base domain, or redirects from it. Labels with more
 * than one level don't count.
 */
export async function isPublicName(db: Db, label: string): Promise<boolean> {
  const [row] = await db
    .select({ id: companies.id })
    .from(subdomainReservations)
    .innerJoin(companies, eq(companies.id, subdomainReservations.companyId))
    .where(and(eq(subdomainReservations.subdomain, label), hasReaders))
    .limit(1);
  return row !== undefined;
}

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
