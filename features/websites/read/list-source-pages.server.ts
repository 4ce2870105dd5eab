import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { crawlPages, crawls } from "#db/schema/crawls.ts";
import type { Db } from "#platform/db/open-database.ts";

/** Returns the Markdown of these pages by URL, from the company's latest finished crawl. */
export async function listSourcePages(
  db: Db,
  scope: { companyId: string },
  urls: string[],
): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .select({ url: crawlPages.url, markdown: crawlPages.markdown })
    .from(crawlPages)
    .innerJoin(crawls, eq(crawls.id, crawlPages.crawlId))
    .where(
      and(
        eq(crawls.companyId, scope.companyId),
        eq(crawls.status, "completed"),
        inArray(crawlPages.url, urls),
        isNotNull(crawlPages.markdown),
      ),
    )
    .orderBy(desc(crawls.finishedAt));
  const pages = new Map<string, string>();
  for (const { url, markdown } of rows) if (markdown && !pages.has(url)) pages.set(url, markdown);
  return pages;
}
