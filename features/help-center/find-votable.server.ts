import { and, desc, eq, like, sql } from "drizzle-orm";
import { gettingStarted, helpCenterContent, videoGuides } from "#db/schema.ts";
import { listPublicQuestions } from "#features/faqs/public-questions.server.ts";
import type { FeedbackItem } from "#features/feedback/feedback-item.ts";
import { idPartOf } from "#features/guides/present-public.ts";
import { type ReadScope, translationsFor } from "#features/translations/read-translated.server.ts";
import type { TranslatedKind } from "#features/translations/translated-item.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PublicScope } from "./public-scope.ts";
import { readVisibility } from "./theme-settings.ts";

export interface Votable {
  id: string;
  title: string;
}

/** Returns null if the content doesn't exist, isn't public, or is hidden by the owner. */
export async function findVotable(
  db: Db,
  scope: ReadScope & { company: Pick<PublicScope["company"], "themeSettings"> },
  { kind, slug }: FeedbackItem,
): Promise<Votable | null> {
  const shows = readVisibility(scope.company.themeSettings);
  if (kind === "question") return shows.faqs ? findQuestion(db, scope, slug) : null;
  if (kind === "article") return named(db, scope, "article", await findArticle(db, scope, slug ?? ""));
  if (slug !== null) return named(db, scope, "step-guide", await findStepGuide(db, scope, slug));
  return shows.guide ? named(db, scope, "guide", await findGettingStarted(db, scope)) : null;
}

/** Translates the title into the page's language. */
async function named(
  db: Db,
  scope: ReadScope,
  kind: TranslatedKind,
  found: Votable | null,
): Promise<Votable | null> {
  if (!found) return null;
  const translatedOf = await translationsFor(db, scope, { kind, rows: [found], only: "title" });
  return { ...found, title: translatedOf(found).translation?.fields.title ?? found.title };
}

type Scope = Pick<ReadScope, "companyId">;

async function findQuestion(db: Db, scope: ReadScope, slug: string | null): Promise<Votable | null> {
  const found = (await listPublicQuestions(db, scope)).find((each) => each.slug === slug);
  return found ? { id: found.id, title: found.question } : null;
}

async function findArticle(db: Db, { companyId }: Scope, slug: string): Promise<Votable | null> {
  const [article] = await db
    .select({ id: helpCenterContent.id, title: helpCenterContent.title })
    .from(helpCenterContent)
    .where(
      and(
        eq(helpCenterContent.companyId, companyId),
        eq(helpCenterContent.slug, slug),
        eq(helpCenterContent.status, "published"),
      ),
    );
  return article ?? null;
}

async function findGettingStarted(db: Db, { companyId }: Scope): Promise<Votable | null> {
  const [guide] = await db
    .select({ id: gettingStarted.id, title: gettingStarted.title })
    .from(gettingStarted)
    .where(and(eq(gettingStarted.companyId, companyId), eq(gettingStarted.published, true)));
  return guide ?? null;
}

/** A guide's address ends with the first characters of the guide's id. */
async function findStepGuide(db: Db, { companyId }: Scope, slug: string): Promise<Votable | null> {
  const idPart = idPartOf(slug);
  if (!idPart) return null;
  const [guide] = await db
    .select({ id: videoGuides.id, title: videoGuides.title })
    .from(videoGuides)
    .where(
      and(
        eq(videoGuides.companyId, companyId),
        like(sql`${videoGuides.id}::text`, `${idPart}%`),
        eq(videoGuides.published, true),
        sql`jsonb_array_length(${videoGuides.frames}) > 0`,
      ),
    )
    .orderBy(desc(videoGuides.createdAt))
    .limit(1);
  return guide ?? null;
}
