/** Finds which questions the slugs of public pages belong to, with the same rule as the pages. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { generatedFaqs, videoGeneratedFaqs } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import { inOrderOfPage } from "./category-order.ts";

export interface AddressedQuestion {
  id: string;
  slug: string;
  isFromVideo: boolean;
}

/** Omits slugs without a published question. */
export async function findAddressedQuestions(
  db: Db,
  companyId: string,
  slugs: string[],
): Promise<AddressedQuestion[]> {
  const isWritten = and(eq(generatedFaqs.companyId, companyId), eq(generatedFaqs.status, "published"));
  // They come first, so their slugs stay as they are stored.
  const written = await db
    .select({ id: generatedFaqs.id, slug: generatedFaqs.slug })
    .from(generatedFaqs)
    .where(and(isWritten, inArray(generatedFaqs.slug, slugs)));
  const found = written.map((row) => ({ ...row, isFromVideo: false }));
  const known = new Set(written.map(({ slug }) => slug));
  const others = new Set(slugs.filter((slug) => !known.has(slug)));
  if (others.size === 0) return found;
  const videos = await db
    .select({ id: videoGeneratedFaqs.id, slug: videoGeneratedFaqs.slug })
    .from(videoGeneratedFaqs)
    .where(and(eq(videoGeneratedFaqs.companyId, companyId), eq(videoGeneratedFaqs.status, "published")))
    .orderBy(asc(videoGeneratedFaqs.position), asc(videoGeneratedFaqs.createdAt), asc(videoGeneratedFaqs.id));
  if (videos.length === 0) return found;
  const taken = await db.select({ slug: generatedFaqs.slug }).from(generatedFaqs).where(isWritten);
  const rows = inOrderOfPage([
    ...taken.map(({ slug }) => ({ id: null, slug, categoryPosition: null })),
    ...videos.map((row) => ({ ...row, categoryPosition: null })),
  ]);
  const fromVideos = rows.flatMap(({ id, slug }) =>
    id !== null && others.has(slug) ? [{ id, slug, isFromVideo: true }] : [],
  );
  return [...found, ...fromVideos];
}
