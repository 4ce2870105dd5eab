import { sql } from "drizzle-orm";
import { hasPublicArticles } from "#features/articles/public-articles.server.ts";
import { hasContact, presentContact } from "#features/contact/present.ts";
import { hasPublicQuestions } from "#features/faqs/public-questions.server.ts";
import { hasPublicGettingStarted, hasPublicStepGuides } from "#features/guides/public-guides.server.ts";
import { hasPublicVideos } from "#features/videos/public-videos.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PublicScope } from "./public-scope.ts";
import { rememberByVersion } from "./remember-by-version.server.ts";
import { type Sections, sectionsOf } from "./sections.ts";

/** Finds the sections for the navigation, which every page of a help center shows. */
export async function findSections(db: Db, scope: PublicScope): Promise<Sections> {
  const { company } = scope;
  const { videos, ...has } = await knownContents(db, scope);
  return sectionsOf(company.themeSettings, {
    ...has,
    videos: videos && company.plan === "ai",
    contact: hasContact(presentContact(company.contactDetails)),
  });
}

const knownContents = rememberByVersion({ read: readContents, bytesOf: () => 500, maxBytes: 2_000_000 });

async function readContents(db: Db, { companyId }: PublicScope) {
  const [rows, videos] = await Promise.all([
    db.execute<{ faqs: boolean; guide: boolean; guides: boolean; articles: boolean }>(sql`
      select
        ${hasPublicQuestions({ companyId })} as faqs,
        ${hasPublicGettingStarted({ companyId })} as guide,
        ${hasPublicStepGuides({ companyId })} as guides,
        ${hasPublicArticles({ companyId })} as articles`),
    hasPublicVideos(db, { companyId }),
  ]);
  const { faqs = false, guide = false, guides = false, articles = false } = rows[0] ?? {};
  return { faqs, guide, guides, articles, videos };
}
