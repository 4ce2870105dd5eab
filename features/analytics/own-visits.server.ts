import { and, desc, eq, gte, isNotNull, sql } from "drizzle-orm";
import { dailyVisits, questionViews, unansweredSearches, videoQuestionViews } from "#db/schema/analytics.ts";
import { generatedFaqs } from "#db/schema/faqs.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import {
  type DayVisits,
  dayBefore,
  defaultRange,
  fillDays,
  totalVisits,
  type VisitRange,
} from "./day-visits.ts";

export interface OwnVisits {
  /** The last UTC days without gaps, oldest first. */
  days: DayVisits[];
  /** Totals for the same number of days before these. */
  before: { views: number; searches: number };
  /** Searches without results in the last 30 days, most frequent first. */
  unanswered: { query: string; count: number }[];
}

const maxUnanswered = 30;

export async function describeOwnVisits(
  db: Db,
  scope: OwnerScope,
  { now, range = defaultRange }: { now: Date; range?: VisitRange },
): Promise<OwnVisits> {
  const today = now.toISOString().slice(0, 10);
  const first = dayBefore(today, 2 * range - 1);
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
          gte(unansweredSearches.lastSearchedAt, new Date(`${dayBefore(today, defaultRange - 1)}T00:00:00Z`)),
          // Omits searches that a published FAQ now answers.
          sql`${generatedFaqs.status} is distinct from 'published'`,
        ),
      )
      .orderBy(desc(unansweredSearches.count), desc(unansweredSearches.lastSearchedAt))
      .limit(maxUnanswered),
  ]);
  const days = fillDays(rows, today, 2 * range);
  return { days: days.slice(range), before: totalVisits(days.slice(0, range)), unanswered };
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

/** How often each question's page was opened, by question id. */
export async function countQuestionViews(db: Db, scope: OwnerScope): Promise<Record<string, number>> {
  const lists = await Promise.all(
    [questionViews, videoQuestionViews].map((table) =>
      db
        .select({ faqId: table.faqId, views: table.views })
        .from(table)
        .where(eq(table.companyId, scope.companyId)),
    ),
  );
  return Object.fromEntries(lists.flat().map((row) => [row.faqId, row.views]));
}

/** How often programs used the help center's tools in the last 30 days. */
export function countAgentCalls(db: Db, scope: OwnerScope, { now }: { now: Date }): Promise<number> {
  return sumOf(dailyVisits.agentCalls, db, scope, now);
}

/** How many messages weren't sent in the last 30 days, because the contact form showed the answer. */
export function countSolvedMessages(db: Db, scope: OwnerScope, { now }: { now: Date }): Promise<number> {
  return sumOf(dailyVisits.solved, db, scope, now);
}

async function sumOf(
  column: typeof dailyVisits.agentCalls | typeof dailyVisits.solved,
  db: Db,
  { companyId }: OwnerScope,
  now: Date,
): Promise<number> {
  const first = dayBefore(now.toISOString().slice(0, 10), defaultRange - 1);
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${column}), 0)::int` })
    .from(dailyVisits)
    .where(and(eq(dailyVisits.companyId, companyId), gte(dailyVisits.day, first)));
  return row?.sum ?? 0;
}
