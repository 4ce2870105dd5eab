/** Creates a sample's help center in the background, through a normal import of the sample company's website. */

import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { companies, crawls, faqGenerations } from "#db/schema.ts";
import { isClaimed, isUnclaimed } from "#features/companies/membership.server.ts";
import { storeGuide } from "#features/guides/store-guide.server.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import { mainSample, type Sample } from "./sample.ts";
import { removeImport, startImport } from "./start-import.server.ts";

/**
 * Returns the id of the crawl, or null if the sample exists or is being imported. A lock ensures that only one process
 * starts the import.
 */
export function ensureSampleCenter(services: Services, sample: Sample = mainSample): Promise<string | null> {
  return services.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sample-center', 0))`);
    return startUnlessThere(services, sample);
  });
}

async function startUnlessThere(
  services: Services,
  { subdomain, path, guide }: Sample,
): Promise<string | null> {
  const { db, origin } = services;
  const url = origin + path;
  // Deletes a sample created under another PORT or ORIGIN, because the links to its sources are broken.
  await db
    .delete(companies)
    .where(and(eq(companies.helpCenterSubdomain, subdomain), isUnclaimed, ne(companies.websiteUrl, url)));
  const [made] = await db.select().from(companies).where(eq(companies.helpCenterSubdomain, subdomain));
  if (made) {
    const companyId = made.id;
    // Samples created by earlier versions have no guide.
    const isTaken = await isClaimed(db, companyId);
    if (!isTaken && guide) await storeGuide(db, { companyId, guide });
    if (isTaken || made.onboardingCompleted) return null;
    if (await isUnderWay(services, companyId)) return null;
    await db.transaction((tx) => removeImport(tx, services, { companyId }));
  }
  return startImport(services, {
    url,
    allowPrivate: ["127.0.0.0/8", "::1/128"],
    subdomain,
    contactFormEnabled: true,
    ...(guide && { guide }),
  });
}

async function isUnderWay({ db }: Services, companyId: string): Promise<boolean> {
  const counts = await Promise.all(
    [crawls, faqGenerations].map((table) =>
      db.$count(table, and(eq(table.companyId, companyId), inArray(table.status, activeStatuses))),
    ),
  );
  return counts.some((count) => count > 0);
}
