/** Stores what was read from a site as one unit: pages, company, questions with their proof, and the crawl's end. */
import { and, eq } from "drizzle-orm";
import { crawlPages, crawls } from "#db/schema.ts";
import { type CreatedCompany, createUnclaimedCompany } from "#features/companies/create-company.server.ts";
import { storeContradictions } from "#features/faqs/contradictions.server.ts";
import { storeSources } from "#features/faqs/source-pages.server.ts";
import { colorsOf, contactDetailsOf, onboardingTheme } from "#features/websites/read/company-facts.ts";
import { keptPageRow, skippedPageRow } from "#features/websites/read/crawl-page-rows.ts";
import type { SiteReading } from "#features/websites/read/read-site.server.ts";
import { insertGeneratedFaqs } from "#features/websites/write/generated-faq-rows.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import type { ImportSitePayload } from "./import-site.job.ts";
import { storeGuide } from "./store-guide.server.ts";

/** A picture in our own store. */
export interface StoredLogo {
  /** Path on our own origin. */
  url: string;
  width: number;
  height: number;
}

export interface SiteToStore {
  crawlId: string;
  site: SiteReading;
  logo: StoredLogo | null;
  subdomain?: string;
  contactFormEnabled?: boolean;
  guide?: ImportSitePayload["guide"];
}

/** Null when another run of the same job finished first: nothing was changed then. */
export async function storeSite({ db, clock }: Services, input: SiteToStore): Promise<CreatedCompany | null> {
  const { crawlId, site } = input;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(crawls)
      .set({
        status: "completed",
        progress: 100,
        strategy: site.strategy,
        brand: site.brand,
        timings: site.timings,
        finishedAt: now,
      })
      .where(and(eq(crawls.id, crawlId), eq(crawls.status, "running")))
      .returning({ id: crawls.id });
    if (ended.length === 0) return null;
    await storePages(tx, input);
    const company = await createUnclaimedCompany(tx, companyOf(input));
    await tx.update(crawls).set({ companyId: company.id }).where(eq(crawls.id, crawlId));
    await insertGeneratedFaqs(tx, {
      companyId: company.id,
      crawlId,
      faqs: site.written.faqs,
      checkedAt: now,
      status: "published",
    });
    const { sources, written } = site;
    await storeContradictions(tx, {
      companyId: company.id,
      found: written.contradictions,
      readUrls: null,
      now,
    });
    await storeSources(tx, { companyId: company.id, sources, now });
    if (input.guide) await storeGuide(tx, { companyId: company.id, guide: input.guide });
    return company;
  });
}

function companyOf({ site, logo, subdomain, contactFormEnabled }: SiteToStore) {
  const { colors, contactInfo, brandAssets, fontFamily } = site.brand;
  return {
    companyName: brandAssets.companyName ?? new URL(site.startUrl).hostname.replace(/^www\./, ""),
    ...(subdomain ? { subdomain } : {}),
    websiteUrl: site.startUrl,
    language: site.written.language,
    logoUrl: logo?.url ?? null,
    logoWidth: logo?.width ?? null,
    logoHeight: logo?.height ?? null,
    themeSettings: onboardingTheme(colorsOf(colors), fontFamily),
    contactDetails: {
      ...contactDetailsOf(contactInfo),
      contactFormEnabled: contactFormEnabled ?? false,
      socialMedia: contactInfo.socialMedia,
    },
  };
}

async function storePages(tx: Transaction, { crawlId, site }: SiteToStore): Promise<void> {
  const kept = site.pages.map((page, position) => keptPageRow({ ...page, html: "" }, { crawlId, position }));
  const skipped = site.skipped.map((skip, index) =>
    skippedPageRow(skip, { crawlId, position: kept.length + index }),
  );
  await tx
    .insert(crawlPages)
    .values([...kept, ...skipped])
    .onConflictDoNothing();
}
