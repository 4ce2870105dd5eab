/** The guides of a company, for programs. */
import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { gettingStarted, videoGuides } from "#db/schema/guides.ts";
import { isAfter } from "#platform/db/after-row.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { ContentQuery } from "#shared/content-query.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { presentGuide, presentStepGuide } from "./present-public.ts";

type Company = Pick<OwnerScope, "companyId">;

const { id, companyId: ofCompany, createdAt, updatedAt, published } = videoGuides;

/** Oldest first. */
export async function listGuidePage(db: Db | Transaction, { companyId }: Company, query: ContentQuery) {
  const rows = await select(
    db,
    and(
      eq(ofCompany, companyId),
      query.after ? isAfter({ at: createdAt, id }, query.after) : undefined,
      query.status ? eq(published, query.status === "published") : undefined,
      query.category === undefined
        ? undefined
        : sql`btrim(${videoGuides.category}, E' \\t\\n\\r') = ${query.category}`,
      query.updatedAfter ? gt(updatedAt, query.updatedAfter) : undefined,
    ),
  ).limit(query.limit);
  return rows.map(present);
}

export async function findWholeGuide(db: Db | Transaction, { companyId }: Company, guideId: string) {
  const [row] = await select(db, and(eq(ofCompany, companyId), eq(id, guideId)));
  return row ? present(row) : null;
}

export type WholeGuide = NonNullable<Awaited<ReturnType<typeof findWholeGuide>>>;

/** Null if the company has none. Without unpublished changes. */
export async function findWholeGettingStarted(db: Db | Transaction, { companyId }: Company) {
  const [row] = await db.select().from(gettingStarted).where(eq(gettingStarted.companyId, companyId));
  return row ? { id: row.id, isPublished: row.published, ...presentGuide(row) } : null;
}

function select(db: Db | Transaction, where: SQL | undefined) {
  return db.select().from(videoGuides).where(where).orderBy(asc(createdAt), asc(id)).$dynamic();
}

function present(row: typeof videoGuides.$inferSelect) {
  return { id: row.id, isPublished: row.published, ...presentStepGuide(row) };
}
