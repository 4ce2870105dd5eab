/** Queries across all companies, for operators only. Queries for owners are scoped to their company. */
import { count, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { sessions, users } from "#db/schema/accounts.ts";
import { companies } from "#db/schema/companies.ts";
import { generatedFaqs } from "#db/schema/faqs.ts";
import { containsPattern } from "#platform/db/contains-pattern.ts";
import type { Db } from "#platform/db/open-database.ts";

export type Plan = (typeof companies.$inferSelect)["plan"];

export interface CompanyQuery {
  /** Substring of a company's name, owner email, subdomain or domain; null lists all companies. */
  search?: string | null;
  limit: number;
  offset?: number;
}

/** Lists the newest companies first. */
export async function listCompanies({ db }: { db: Db }, { search = null, limit, offset = 0 }: CompanyQuery) {
  const where = search ? matches(search) : undefined;
  const [total] = await db
    .select({ count: count() })
    .from(companies)
    .leftJoin(users, eq(users.id, companies.userId))
    .where(where);
  const rows = await selectCompanies(db)
    .where(where)
    .orderBy(desc(companies.createdAt), companies.id)
    .limit(limit)
    .offset(offset);
  return { rows, total: total?.count ?? 0 };
}

export type CompanyRow = Awaited<ReturnType<typeof listCompanies>>["rows"][number];

/** Finds a company by subdomain or owner email. */
export async function findCompany({ db }: { db: Db }, named: string): Promise<CompanyRow | null> {
  const name = named.trim().toLowerCase();
  if (!/^[^\p{Cc}]{1,254}$/u.test(name)) return null;
  const [row] = await selectCompanies(db).where(
    name.includes("@") ? eq(users.email, name) : eq(companies.helpCenterSubdomain, name),
  );
  return row ?? null;
}

/**
 * Returns null if the company doesn't exist. Idempotent. `updatedAt` is kept, because changes by an operator don't
 * count as activity.
 */
export async function setCompanyPlan(
  { db }: { db: Db },
  { companyId, plan }: { companyId: string; plan: Plan },
): Promise<{ companyName: string } | null> {
  const [row] = await db
    .update(companies)
    .set({ plan, updatedAt: sql`${companies.updatedAt}` })
    .where(eq(companies.id, companyId))
    .returning({ companyName: companies.companyName });
  return row ?? null;
}

function selectCompanies(db: Db) {
  // The later of the owner's latest change and latest session use.
  const lastActivityAt = sql<Date>`greatest(
    ${companies.updatedAt},
    (select max(${generatedFaqs.updatedAt}) from ${generatedFaqs} where ${generatedFaqs.companyId} = ${companies.id}),
    (select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${companies.userId})
  )`.mapWith(companies.updatedAt);
  return db
    .select({
      id: companies.id,
      companyName: companies.companyName,
      /** Null if an operator created the company and it isn't claimed yet. */
      ownerEmail: users.email,
      plan: companies.plan,
      betaStatus: companies.betaStatus,
      isPublic: companies.isPublic,
      helpCenterSubdomain: companies.helpCenterSubdomain,
      customDomain: companies.customDomain,
      domainType: companies.domainType,
      domainVerificationStatus: companies.domainVerificationStatus,
      createdAt: companies.createdAt,
      lastActivityAt,
    })
    .from(companies)
    .leftJoin(users, eq(users.id, companies.userId))
    .$dynamic();
}

function matches(search: string): SQL | undefined {
  const pattern = containsPattern(search);
  return or(
    ilike(companies.companyName, pattern),
    ilike(users.email, pattern),
    ilike(companies.helpCenterSubdomain, pattern),
    ilike(companies.customDomain, pattern),
  );
}
