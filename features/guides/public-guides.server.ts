import { and, desc, eq, like, sql } from "drizzle-orm";
import { gettingStarted, videoGuides } from "#db/schema/guides.ts";
import type { Db } from "#platform/db/open-database.ts";
import { prepared } from "#platform/db/prepared.ts";
import {
  idPartOf,
  type PublicGuide,
  type PublicGuideCard,
  type PublicStepGuide,
  presentGuide,
  presentGuideCard,
  presentStepGuide,
} from "./present-public.ts";

interface Scope {
  companyId: string;
}

/** Returns null if the Getting Started guide isn't published. */
export async function findPublicGuide(db: Db, { companyId }: Scope): Promise<PublicGuide | null> {
  const [row] = await publicGuide(db).execute({ companyId });
  return row ? presentGuide(row) : null;
}

const publicGuide = prepared((db) =>
  db
    .select({
      title: gettingStarted.title,
      steps: gettingStarted.steps,
      updatedAt: gettingStarted.updatedAt,
    })
    .from(gettingStarted)
    .where(
      and(eq(gettingStarted.companyId, sql.placeholder("companyId")), eq(gettingStarted.published, true)),
    )
    .prepare("public_guide"),
);

const stepGuideColumns = {
  id: videoGuides.id,
  title: videoGuides.title,
  description: videoGuides.description,
  frames: videoGuides.frames,
  thumbnailUrl: videoGuides.thumbnailUrl,
  category: videoGuides.category,
  createdAt: videoGuides.createdAt,
  updatedAt: videoGuides.updatedAt,
};

/** Excludes guides without steps, and guides from recordings that the owner hasn't reviewed yet. */
function isPublicGuide(scope: Scope) {
  return and(
    eq(videoGuides.companyId, scope.companyId),
    eq(videoGuides.published, true),
    sql`jsonb_array_length(${videoGuides.frames}) > 0`,
  );
}

export async function listPublicGuides(db: Db, scope: Scope): Promise<PublicGuideCard[]> {
  return (await listWholeGuides(db, scope)).map(presentGuideCard);
}

/** Includes the steps, for callers that render the whole help center. */
export async function listWholeGuides(db: Db, scope: Scope): Promise<PublicStepGuide[]> {
  const rows = await db
    .select(stepGuideColumns)
    .from(videoGuides)
    .where(isPublicGuide(scope))
    .orderBy(desc(videoGuides.createdAt), desc(videoGuides.id));
  return rows.map(presentStepGuide);
}

/** Finds a guide by its current or a former slug. The result has the current one. */
export async function findPublicStepGuide(
  db: Db,
  scope: Scope,
  slug: string,
): Promise<PublicStepGuide | null> {
  const idPart = idPartOf(slug);
  if (!idPart) return null;
  const rows = await db
    .select(stepGuideColumns)
    .from(videoGuides)
    .where(and(isPublicGuide(scope), like(sql`${videoGuides.id}::text`, `${idPart}%`)))
    .orderBy(desc(videoGuides.createdAt));
  const guides = rows.map(presentStepGuide);
  return guides.find((guide) => guide.slug === slug) ?? guides[0] ?? null;
}
