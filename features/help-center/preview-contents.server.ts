/** What the start page of a stored help center shows, for previews of it. */
import { listPublicArticles } from "#features/articles/public-articles.server.ts";
import { listCollections } from "#features/faqs/collections.server.ts";
import { listPublicFaqs } from "#features/faqs/queries.server.ts";
import { findPublicGuide, listPublicGuides } from "#features/guides/public-guides.server.ts";
import type { ReadScope } from "#features/translations/read-translated.server.ts";
import { hasPublicVideos } from "#features/videos/public-videos.server.ts";
import type { Db } from "#platform/db/open-database.ts";

/** Videos are part of a plan. */
export async function readPreviewContents(db: Db, scope: ReadScope, { plan }: { plan: string }) {
  const [faqs, articles, guide, guides, collections, videos] = await Promise.all([
    listPublicFaqs(db, scope),
    listPublicArticles(db, scope),
    findPublicGuide(db, scope),
    listPublicGuides(db, scope),
    listCollections(db, scope),
    hasPublicVideos(db, scope),
  ]);
  return { faqs, articles, guide, guides, collections, hasVideos: videos && plan === "ai" };
}
