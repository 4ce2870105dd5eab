/** The demo: a help center made from the sample company's website, by the same pipeline as any other, in the background. */
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { companies, crawls } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import { sampleGuide, sampleSubdomain } from "./sample.ts";
import { startImport } from "./start-import.server.ts";
import { storeGuide } from "./store-guide.server.ts";

/**
 * Returns the id of the crawl that was started, or null when the sample is there or on its way. However many processes
 * start at once, one of them starts it.
 */
export function ensureSampleCenter(services: Services): Promise<string | null> {
  return services.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sample-center', 0))`);
    return startUnlessThere(services);
  });
}

async function startUnlessThere(services: Services): Promise<string | null> {
  const { db, origin } = services;
  const url = `${origin}/sample/`;
  // Made under another address (a changed PORT or ORIGIN): its sources would lead nowhere.
  await db
    .delete(companies)
    .where(
      and(
        eq(companies.helpCenterSubdomain, sampleSubdomain),
        isNull(companies.userId),
        ne(companies.websiteUrl, url),
      ),
    );
  const [made] = await db
    .select({ id: companies.id, userId: companies.userId })
    .from(companies)
    .where(eq(companies.helpCenterSubdomain, sampleSubdomain));
  // One that was made by an earlier version gets its guide now.
  if (made && made.userId === null) await storeGuide(db, { companyId: made.id, guide: sampleGuide });
  if (made) return null;
  const [underWay] = await db
    .select({ id: crawls.id })
    .from(crawls)
    .where(and(eq(crawls.url, url), inArray(crawls.status, ["queued", "running"])));
  if (underWay) return null;
  return startImport(services, {
    url,
    allowPrivate: ["127.0.0.0/8", "::1/128"],
    subdomain: sampleSubdomain,
    contactFormEnabled: true,
    guide: sampleGuide,
  });
}
