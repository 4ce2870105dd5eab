import { eq } from "drizzle-orm";
import { companies } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";

/** Company data that route guards need. Null before the first sign-in. */
export async function findOwnCompany(db: Db, userId: string) {
  const [company] = await db
    .select({
      id: companies.id,
      companyName: companies.companyName,
      betaStatus: companies.betaStatus,
      onboardingCompleted: companies.onboardingCompleted,
    })
    .from(companies)
    .where(eq(companies.userId, userId));
  return company ?? null;
}

export type OwnCompany = NonNullable<Awaited<ReturnType<typeof findOwnCompany>>>;
