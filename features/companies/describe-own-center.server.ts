import { and, count, eq } from "drizzle-orm";
import { companies, generatedFaqs } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

export interface OwnCenter {
  companyName: string;
  subdomain: string | null;
  isPublic: boolean;
  onboardingCompleted: boolean;
  published: number;
  drafts: number;
}

/** What an owner sees first of their help center. */
export async function describeOwnCenter(db: Db, scope: OwnerScope): Promise<OwnCenter> {
  const isOwn = and(eq(companies.id, scope.companyId), eq(companies.userId, scope.userId));
  const [company] = await db
    .select({
      companyName: companies.companyName,
      subdomain: companies.helpCenterSubdomain,
      isPublic: companies.isPublic,
      onboardingCompleted: companies.onboardingCompleted,
    })
    .from(companies)
    .where(isOwn);
  if (!company) throw new Error("the company of this session is gone");
  const counts = await db
    .select({ status: generatedFaqs.status, n: count() })
    .from(generatedFaqs)
    .innerJoin(companies, eq(companies.id, generatedFaqs.companyId))
    .where(isOwn)
    .groupBy(generatedFaqs.status);
  const of = (status: string) => counts.find((row) => row.status === status)?.n ?? 0;
  return { ...company, published: of("published"), drafts: of("draft") };
}
