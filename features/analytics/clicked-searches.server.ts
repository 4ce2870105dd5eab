/** What visitors opened after their searches. */
import { asc, desc, eq, sql } from "drizzle-orm";
import { clickedSearches } from "#db/schema/analytics.ts";
import type { Db } from "#platform/db/open-database.ts";

/** One click may be a mistake, and two may be one person at home and at work. */
const leastClicks = 3;
/** If visitors open several questions after a search, none of them is what it means. */
const leastShare = 0.6;
const maxPerCompany = 500;

export interface MostClicked {
  query: string;
  faqId: string;
}

/** The question that visitors open after a search, for the searches after which most of them open the same. */
export async function listMostClicked(db: Db, { companyId }: { companyId: string }): Promise<MostClicked[]> {
  const { query, faqId, count } = clickedSearches;
  const total = sql<number>`sum(${count}) over (partition by ${query})`.mapWith(Number).as("total");
  const counted = db
    .select({ query, faqId, count, total })
    .from(clickedSearches)
    .where(eq(clickedSearches.companyId, companyId))
    .as("counted");
  return db
    .select({ query: counted.query, faqId: counted.faqId })
    .from(counted)
    .where(
      sql`${counted.count} >= ${leastClicks} and ${counted.count} > ${leastShare}::float8 * ${counted.total}`,
    )
    .orderBy(desc(counted.count), asc(counted.query))
    .limit(maxPerCompany);
}

export async function listClickedCompanies(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ companyId: clickedSearches.companyId }).from(clickedSearches);
  return rows.map(({ companyId }) => companyId);
}
