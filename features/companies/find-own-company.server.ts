import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { members } from "#db/schema/members.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

/**
 * The company that a user works in, for route guards: the one selected in the session, otherwise the first one that has
 * access. Null before the first sign-in.
 */
export async function findOwnCompany(
  db: Db | Transaction,
  { userId, activeCompanyId }: { userId: string; activeCompanyId: string | null },
) {
  const [company] = await db
    .select({
      id: companies.id,
      companyName: companies.companyName,
      betaStatus: companies.betaStatus,
      onboardingCompleted: companies.onboardingCompleted,
      requiresSecondFactor: companies.requiresSecondFactor,
      role: members.role,
    })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(eq(members.userId, userId))
    .orderBy(
      sql`${companies.id} is not distinct from ${activeCompanyId}::uuid desc`,
      desc(sql`coalesce(${companies.betaStatus} = 'beta_user', false)`),
      asc(members.createdAt),
      asc(companies.id),
    )
    .limit(1);
  return company ?? null;
}

export type OwnCompany = NonNullable<Awaited<ReturnType<typeof findOwnCompany>>>;

/** The companies with access that a user may switch to, by name. */
export function listOwnCompanies(db: Db | Transaction, user: { userId: string }) {
  return listCompanies(db, user);
}

/** Those of them that open without a second factor. */
export function listCompaniesWithoutFactor(db: Db | Transaction, user: { userId: string }) {
  return listCompanies(db, user, eq(companies.requiresSecondFactor, false));
}

function listCompanies(db: Db | Transaction, { userId }: { userId: string }, condition?: SQL) {
  return db
    .select({ id: companies.id, companyName: companies.companyName, role: members.role })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(and(eq(members.userId, userId), eq(companies.betaStatus, "beta_user"), condition))
    .orderBy(asc(sql`lower(${companies.companyName})`), asc(companies.id));
}
