import { lt } from "drizzle-orm";
import { askedQuestions, clickedSearches, dailyVisits, unansweredSearches } from "#db/schema/analytics.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db/open-database.ts";
import { dayBefore } from "./day-visits.ts";

/** In days. Visits are kept long enough to compare two years, searches as long as they are useful to the owner. */
const keptDays = { visits: 731, searches: 90 } as const;

export async function purgeVisits({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  await db.delete(dailyVisits).where(lt(dailyVisits.day, dayBefore(today, keptDays.visits)));
  const before = new Date(`${dayBefore(today, keptDays.searches)}T00:00:00Z`);
  await db.delete(askedQuestions).where(lt(askedQuestions.lastAskedAt, before));
  await db.delete(clickedSearches).where(lt(clickedSearches.lastClickedAt, before));
  await db.delete(unansweredSearches).where(lt(unansweredSearches.lastSearchedAt, before));
}
