/** The guides of a company, for programs. */
import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { gettingStarted, videoGuides } from "#db/schema/guides.ts";
import { isAfter } from "#platform/db/after-row.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { ContentQuery } from "#shared/content-query.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { isObject, objectsOf, presentGuide, presentStepGuide } from "./present-public.ts";

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

/** Null if the company has none. */
export async function findWholeGettingStarted(db: Db | Transaction, { companyId }: Company) {
  const [row] = await db.select().from(gettingStarted).where(eq(gettingStarted.companyId, companyId));
  if (!row) return null;
  const { id, published: isPublished, updatedAt, draft } = row;
  return {
    ...{ id, isPublished, updatedAt, ...presentWhole(row) },
    draft: draft && {
      ...presentWhole({ ...draft, updatedAt }),
      savedAt: draft.savedAt === undefined ? updatedAt : new Date(draft.savedAt),
    },
  };
}

/** Steps have their stored ids as keys. */
function presentWhole(text: Parameters<typeof presentGuide>[0]) {
  const keys = objectsOf(text.steps).map(({ id }) => String(id));
  const { title, steps } = presentGuide(text);
  return { title, steps: steps.map((step, index) => ({ ...step, key: keys[index] ?? "" })) };
}

function select(db: Db | Transaction, where: SQL | undefined) {
  return db.select().from(videoGuides).where(where).orderBy(asc(createdAt), asc(id)).$dynamic();
}

function present(row: typeof videoGuides.$inferSelect) {
  const { steps, ...guide } = presentStepGuide(row);
  // Stored steps have no ids, so their places are the keys, as in the editor.
  const keys = row.frames.flatMap((frame, index) => (isObject(frame) ? [String(index)] : []));
  const keyed = steps.map((step, index) => ({ ...step, key: keys[index] ?? "" }));
  return { id: row.id, isPublished: row.published, ...guide, steps: keyed };
}
