import { and, desc, eq, gte } from "drizzle-orm";
import { askedQuestions } from "#db/schema/analytics.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { dayBefore, defaultRange } from "./day-visits.ts";

export interface AskedQuestion {
  query: string;
  count: number;
  outcome: "answer" | "near" | "unknown";
}

const maxShown = 60;

/** Questions of the last 30 days, most frequent first. */
export async function listAsked(
  db: Db,
  { companyId }: OwnerScope,
  { now }: { now: Date },
): Promise<AskedQuestion[]> {
  const first = new Date(`${dayBefore(now.toISOString().slice(0, 10), defaultRange - 1)}T00:00:00Z`);
  const { query, count, outcome, lastAskedAt } = askedQuestions;
  return db
    .select({ query, count, outcome })
    .from(askedQuestions)
    .where(and(eq(askedQuestions.companyId, companyId), gte(lastAskedAt, first)))
    .orderBy(desc(count), desc(lastAskedAt))
    .limit(maxShown);
}
