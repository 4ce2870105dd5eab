/** Queries across all companies, for operators only. All other queries are limited to one company. */

import { count, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { sessions, users } from "#db/schema/accounts.ts";
import { companies } from "#db/schema/companies.ts";
import { generatedFaqs } from "#db/schema/faqs.ts";
import { recordProgramChange } from "#features/companies/audit/record-change.server.ts";
import { lockCompany, updateCompany } from "#features/companies/company-record.server.ts";
import { firstOwnerId, memberCount } from "#features/companies/membership.server.ts";
import { containsPattern } from "#platform/db/contains-pattern.ts";
import type { Db } from "#platform/db/open-database.ts";

export type Plan = (typeof companies.$inferSelect)["plan"];

export interface CompanyQuery {
  /** Part of a company's name, subdomain, domain or owner's email. Null lists all companies. */
  search?: string | null;
  limit: number;
  offset?: number;
}

export async function listCompanies({ db }: { db: Db }, { search = null, limit, offset = 0 }: CompanyQuery) {
  const where = search ? matches(search) : undefined;
  const [total] = await db
    .select({ count: count() })
    .from(companies)
    .leftJoin(users, eq(users.id, firstOwnerId))
    .where(where);
  const rows = await selectCompanies(db)
    .where(where)
    .orderBy(desc(companies.createdAt), companies.id)
    .limit(limit)
    .offset(offset);
  return { rows, total: total?.count ?? 0 };
}

export type CompanyRow = Awaited<ReturnType<typeof listCompanies>>["rows"][number];

/** Finds a company by its subdomain or its owner's email. */
export async function findCompany({ db }: { db: Db }, named: string): Promise<CompanyRow | null> {
  const name = named.trim().toLowerCase();
  if (!/^[^\p{Cc}]{1,254}$/u.test(name)) return null;
  const [row] = await selectCompanies(db).where(
    name.includes("@") ? eq(users.email, name) : eq(companies.helpCenterSubdomain, name),
  );
  return row ?? null;
}

/**
 * Returns null if the company doesn't exist. Keeps `updatedAt`, because an operator's change doesn't count as owner
 * activity.
 */
export async function setCompanyPlan(
  { db }: { db: Db },
  { companyId, plan, by }: { companyId: string; plan: Plan; by: "operator" | "command" },
): Promise<{ companyName: string } | null> {
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, { companyId });
    if (!company) return null;
    await updateCompany(tx, { companyId }, { plan, updatedAt: sql`${companies.updatedAt}` });
    if (company.plan !== plan) {
      const changes = [{ label: "Plan", from: planNames[company.plan], to: planNames[plan] }];
      await recordProgramChange(tx, { companyId, by }, { action: "plan.changed", details: { changes } });
    }
    return { companyName: company.companyName };
  });
}

const planNames: Record<Plan, string> = { basic: "Basic", ai: "AI" };

function selectCompanies(db: Db) {
  // The owner's last change or last session use, whichever is later.
  const lastActivityAt = sql<Date>`greatest(
    ${companies.updatedAt},
    (select max(${generatedFaqs.updatedAt}) from ${generatedFaqs} where ${generatedFaqs.companyId} = ${companies.id}),
    (select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${users.id})
  )`.mapWith(companies.updatedAt);
  return db
    .select({
      id: companies.id,
      companyName: companies.companyName,
      ownerEmail: users.email,
      memberCount,
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
    .leftJoin(users, eq(users.id, firstOwnerId))
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
