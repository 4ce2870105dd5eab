import { and, eq, like, sql } from "drizzle-orm";
import {
  generatedFaqs,
  gettingStarted,
  helpCenterContent,
  videoGeneratedFaqs,
  videoGuides,
} from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { FeedbackItem } from "./feedback-item.ts";

export interface FoundItem {
  id: string;
  title: string;
}

/** Public within the company; what its sections hide is for the caller to say. Null for everything else. */
export async function findPublicItem(
  db: Db,
  { companyId }: { companyId: string },
  { kind, slug }: FeedbackItem,
): Promise<FoundItem | null> {
  if (kind === "question") return findQuestion(db, { companyId, slug: slug ?? "" });
  if (kind === "article") {
    const [article] = await db
      .select({ id: helpCenterContent.id, title: helpCenterContent.title })
      .from(helpCenterContent)
      .where(
        and(
          eq(helpCenterContent.companyId, companyId),
          eq(helpCenterContent.slug, slug ?? ""),
          eq(helpCenterContent.status, "published"),
        ),
      );
    return article ?? null;
  }
  return slug === null ? findGettingStarted(db, companyId) : findStepGuide(db, { companyId, slug });
}

async function findQuestion(
  db: Db,
  { companyId, slug }: { companyId: string; slug: string },
): Promise<FoundItem | null> {
  for (const table of [generatedFaqs, videoGeneratedFaqs] as const) {
    const [faq] = await db
      .select({ id: table.id, title: table.question })
      .from(table)
      .where(and(eq(table.companyId, companyId), eq(table.slug, slug), eq(table.status, "published")));
    if (faq) return faq;
  }
  return null;
}

async function findGettingStarted(db: Db, companyId: string): Promise<FoundItem | null> {
  const [guide] = await db
    .select({ id: gettingStarted.id, title: gettingStarted.title })
    .from(gettingStarted)
    .where(and(eq(gettingStarted.companyId, companyId), eq(gettingStarted.published, true)));
  return guide ?? null;
}

/** Their addresses end in the first letters of their id. */
async function findStepGuide(
  db: Db,
  { companyId, slug }: { companyId: string; slug: string },
): Promise<FoundItem | null> {
  const idPart = /(?:^|-)([0-9a-f]{8})$/.exec(slug)?.[1];
  if (!idPart) return null;
  const [guide] = await db
    .select({ id: videoGuides.id, title: videoGuides.title })
    .from(videoGuides)
    .where(and(eq(videoGuides.companyId, companyId), like(sql`${videoGuides.id}::text`, `${idPart}%`)))
    .limit(1);
  return guide ?? null;
}
