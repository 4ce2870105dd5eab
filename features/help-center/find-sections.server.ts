import { sql } from "drizzle-orm";
import { helpCenterContent } from "#db/schema/content.ts";
import { gettingStarted, videoGuides } from "#db/schema/guides.ts";
import { hasContact, presentContact } from "#features/contact/present.ts";
import { hasPublicVideos } from "#features/videos/public-videos.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PublicScope } from "./find-public-scope.server.ts";
import { type Sections, sectionsOf } from "./sections.ts";

/** Asked for every page of a center: one question to the database. */
export async function findSections(db: Db, { companyId, company }: PublicScope): Promise<Sections> {
  const [rows, videos] = await Promise.all([
    db.execute<{ guide: boolean; guides: boolean; articles: boolean }>(sql`
      select
        exists (select from ${gettingStarted} where company_id = ${companyId} and published) as guide,
        exists (
          select from ${videoGuides} where company_id = ${companyId} and published and jsonb_array_length(frames) > 0
        ) as guides,
        exists (
          select from ${helpCenterContent} where company_id = ${companyId} and status = 'published'
        ) as articles`),
    company.plan === "ai" && hasPublicVideos(db, { companyId }),
  ]);
  const { guide = false, guides = false, articles = false } = rows[0] ?? {};
  return sectionsOf(company.themeSettings, {
    guide,
    guides,
    articles,
    videos,
    contact: hasContact(presentContact(company.contactDetails)),
  });
}
