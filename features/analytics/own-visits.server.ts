import { and, desc, eq, gte, isNotNull, sql } from "drizzle-orm";
import { dailyVisits, unansweredSearches } from "#db/schema/analytics.ts";
import { generatedFaqs } from "#db/schema/faqs.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type DayVisits, dayBefore, fillDays, visitDays } from "./day-visits.ts";

export interface OwnVisits {
  /** The last 30 UTC days without gaps, oldest first. */
  days: DayVisits[];
  /** Searches without results in these 30 days, most frequent first. */
  unanswered: { query: string; count: number }[];
}

const maxUnanswered = 30;

export async function describeOwnVisits(
  db: Db,
  scope: OwnerScope,
  { now }: { now: Date },
): Promise<OwnVisits> {
  const today = now.toISOString().slice(0, 10);
  const first = dayBefore(today, visitDays - 1);
  const [rows, unanswered] = await Promise.all([
    db
      .select({ day: dailyVisits.day, views: dailyVisits.views, searches: dailyVisits.searches })
      .from(dailyVisits)
      .where(and(eq(dailyVisits.companyId, scope.companyId), gte(dailyVisits.day, first))),
    db
      .select({ query: unansweredSearches.query, count: unansweredSearches.count })
      .from(unansweredSearches)
      .leftJoin(generatedFaqs, eq(generatedFaqs.id, unansweredSearches.faqId))
      .where(
        and(
          eq(unansweredSearches.companyId, scope.companyId),
          gte(unansweredSearches.lastSearchedAt, new Date(`${first}T00:00:00Z`)),
          // Omits searches that a published FAQ now answers.
          sql`${generatedFaqs.status} is distinct from 'published'`,
        ),
      )
      .orderBy(desc(unansweredSearches.count), desc(unansweredSearches.lastSearchedAt))
      .limit(maxUnanswered),
  ]);
  return { days: fillDays(rows, today), unanswered };
}

/** How often visitors searched in vain for what a question now answers, by question id. */
export async function countAsked(db: Db, scope: OwnerScope): Promise<Record<string, number>> {
  const rows = await db
    .select({ faqId: unansweredSearches.faqId, count: sql<number>`sum(${unansweredSearches.count})::int` })
    .from(unansweredSearches)
    .where(and(eq(unansweredSearches.companyId, scope.companyId), isNotNull(unansweredSearches.faqId)))
    .groupBy(unansweredSearches.faqId);
  return Object.fromEntries(rows.map(({ faqId, count }) => [faqId, count]));
}
