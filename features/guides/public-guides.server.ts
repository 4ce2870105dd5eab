import { and, desc, eq, like, type SQL, sql } from "drizzle-orm";
import { gettingStarted, videoGuides } from "#db/schema/guides.ts";
import {
  languagesOfItem,
  type ReadScope,
  translationsFor,
} from "#features/translations/read-translated.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { prepared } from "#platform/db/prepared.ts";
import {
  gettingStartedTexts,
  idPartOf,
  type PublicGuide,
  type PublicGuideCard,
  type PublicStepGuide,
  presentGuide,
  presentGuideCard,
  presentStepGuide,
  type StepGuideRow,
  stepGuideTexts,
} from "./present-public.ts";

/** Returns null if the Getting Started guide isn't published. */
export async function findPublicGuide(db: Db, scope: ReadScope): Promise<PublicGuide | null> {
  const [row] = await publicGuide(db).execute({ companyId: scope.companyId });
  if (!row) return null;
  const [translatedOf, languages] = await Promise.all([
    translationsFor(db, scope, { kind: "guide", rows: [row] }),
    languagesOfItem(db, scope, { kind: "guide", key: row.id }),
  ]);
  return { ...presentGuide(row, translatedOf(row)), languages };
}

const publicGuide = prepared((db) =>
  db
    .select({
      id: gettingStarted.id,
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

function isPublicGettingStarted({ companyId }: { companyId: string }) {
  return and(eq(gettingStarted.companyId, companyId), eq(gettingStarted.published, true));
}

/** For a select of several such conditions in one query. */
export function hasPublicGettingStarted(scope: { companyId: string }): SQL {
  return sql`exists (select from ${gettingStarted} where ${isPublicGettingStarted(scope)})`;
}

/** For a select of several such conditions in one query. */
export function hasPublicStepGuides(scope: { companyId: string }): SQL {
  return sql`exists (select from ${videoGuides} where ${isPublicGuide(scope)})`;
}

interface GuideTitle {
  id: string;
  title: string;
}

/** The title as it is stored, without translations. */
export async function findGettingStartedTitle(
  db: Db,
  scope: { companyId: string },
): Promise<GuideTitle | null> {
  const [guide] = await db
    .select({ id: gettingStarted.id, title: gettingStarted.title })
    .from(gettingStarted)
    .where(isPublicGettingStarted(scope));
  return guide ?? null;
}

/** The title as it is stored, without translations, of the guide with this current or former slug. */
export async function findStepGuideTitle(
  db: Db,
  scope: { companyId: string },
  slug: string,
): Promise<GuideTitle | null> {
  const idPart = idPartOf(slug);
  if (!idPart) return null;
  const [guide] = await db
    .select({ id: videoGuides.id, title: videoGuides.title })
    .from(videoGuides)
    .where(and(isPublicGuide(scope), startsWithId(idPart)))
    .orderBy(desc(videoGuides.createdAt))
    .limit(1);
  return guide ?? null;
}

/** A guide's address ends with the first characters of the guide's id. */
function startsWithId(idPart: string): SQL {
  return like(sql`${videoGuides.id}::text`, `${idPart}%`);
}

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
function isPublicGuide(scope: { companyId: string }) {
  return and(
    eq(videoGuides.companyId, scope.companyId),
    eq(videoGuides.published, true),
    sql`jsonb_array_length(${videoGuides.frames}) > 0`,
  );
}

export async function listPublicGuides(db: Db, scope: ReadScope): Promise<PublicGuideCard[]> {
  return (await listWholeGuides(db, scope)).map(presentGuideCard);
}

/** Includes the steps, for callers that render the whole help center. */
export async function listWholeGuides(db: Db, scope: ReadScope): Promise<PublicStepGuide[]> {
  const rows = await db
    .select(stepGuideColumns)
    .from(videoGuides)
    .where(isPublicGuide(scope))
    .orderBy(desc(videoGuides.createdAt), desc(videoGuides.id));
  return presentAll(db, scope, rows);
}

async function presentAll(db: Db, scope: ReadScope, rows: StepGuideRow[]): Promise<PublicStepGuide[]> {
  const translatedOf = await translationsFor(db, scope, { kind: "step-guide", rows });
  return rows.map((row) => presentStepGuide(row, translatedOf(row)));
}

/** Finds a guide by its current or a former slug. The result has the current one. */
export async function findPublicStepGuide(
  db: Db,
  scope: ReadScope,
  slug: string,
): Promise<PublicStepGuide | null> {
  const found = await findPublicRow(db, scope, slug);
  if (!found) return null;
  const languages = await languagesOfItem(db, scope, { kind: "step-guide", key: found.row.id });
  return { ...found.guide, languages };
}

/** The row has what visitors must not get. */
export async function findPublicRow(
  db: Db,
  scope: ReadScope,
  slug: string,
): Promise<{ guide: PublicStepGuide; row: StepGuideRow } | null> {
  const idPart = idPartOf(slug);
  if (!idPart) return null;
  const rows = await db
    .select(stepGuideColumns)
    .from(videoGuides)
    .where(and(isPublicGuide(scope), startsWithId(idPart)))
    .orderBy(desc(videoGuides.createdAt));
  const guides = await presentAll(db, scope, rows);
  const found = Math.max(
    0,
    guides.findIndex((guide) => guide.slug === slug),
  );
  const [guide, row] = [guides[found], rows[found]];
  return guide && row ? { guide, row } : null;
}

export async function findPublicGuideSlug(db: Db, scope: ReadScope, id: string): Promise<string | null> {
  const rows = await db
    .select(stepGuideColumns)
    .from(videoGuides)
    .where(and(isPublicGuide(scope), eq(videoGuides.id, id)));
  const [guide] = await presentAll(db, scope, rows);
  return guide?.slug ?? null;
}

/** The texts of the published guides as they are stored. */
export async function listTranslatableGuides(db: Db | Transaction, scope: { companyId: string }) {
  const [started] = await db
    .select({ id: gettingStarted.id, title: gettingStarted.title, steps: gettingStarted.steps })
    .from(gettingStarted)
    .where(isPublicGettingStarted(scope));
  const rows = await db
    .select(stepGuideColumns)
    .from(videoGuides)
    .where(isPublicGuide(scope))
    .orderBy(desc(videoGuides.createdAt), desc(videoGuides.id));
  return {
    gettingStarted: started ? { id: started.id, texts: gettingStartedTexts(started) } : null,
    stepGuides: rows.map((row) => ({ id: row.id, category: row.category, texts: stepGuideTexts(row) })),
  };
}
