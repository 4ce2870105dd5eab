/** The questions of a day that are sent to a language model, for which the operator pays. */
import { and, eq, lt, sql } from "drizzle-orm";
import { dailyVisits } from "#db/schema/analytics.ts";
import type { Db } from "#platform/db/open-database.ts";
import { maxModelQuestions } from "./max-model-questions.ts";

interface Day {
  now: Date;
}

/** Counts one more question, and returns false if the day's are used up. */
export async function takeModelQuestion(
  db: Db,
  { companyId }: { companyId: string },
  { now }: Day,
): Promise<boolean> {
  const taken = await db
    .insert(dailyVisits)
    .values({ companyId, day: dayOf(now), modelQuestions: 1 })
    .onConflictDoUpdate({
      target: [dailyVisits.companyId, dailyVisits.day],
      set: { modelQuestions: sql`${dailyVisits.modelQuestions} + 1` },
      setWhere: lt(dailyVisits.modelQuestions, maxModelQuestions),
    })
    .returning({ companyId: dailyVisits.companyId });
  return taken.length > 0;
}

export async function countModelQuestions(
  db: Db,
  { companyId }: { companyId: string },
  { now }: Day,
): Promise<number> {
  const [row] = await db
    .select({ count: dailyVisits.modelQuestions })
    .from(dailyVisits)
    .where(and(eq(dailyVisits.companyId, companyId), eq(dailyVisits.day, dayOf(now))));
  return row?.count ?? 0;
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
