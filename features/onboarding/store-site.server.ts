/** Stores what was read from a site as one unit: pages, company, questions with their proof, and the crawl's end. */
import { and, eq } from "drizzle-orm";
import { crawlPages, crawls, faqEvidence, generatedFaqs } from "#db/schema.ts";
import type { Brand } from "#engines/brand/types.ts";
import type { GeneratedFaq } from "#engines/faq-writer/types.ts";
import { type CreatedCompany, createUnclaimedCompany } from "#features/companies/create-company.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import type { SiteReading } from "./read-site.server.ts";
import { uniqueSlugs } from "./unique-slugs.ts";

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
    await storeFaqs(tx, { companyId: company.id, crawlId, faqs: site.written.faqs, checkedAt: now });
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
    themeSettings: {
      ...colorsOf(colors),
      backgroundColor: "#FFFFFF",
      fontFamily: fontFamily ?? "Inter, sans-serif",
      textColor: "#111827",
    },
    contactDetails: {
      ...first("email", contactInfo.emails),
      ...first("phone", contactInfo.phones),
      ...first("address", contactInfo.addresses),
      contactFormEnabled: contactFormEnabled ?? false,
      socialMedia: contactInfo.socialMedia,
    },
  };
}

function colorsOf({ primaryColors, backgroundColors }: Brand["colors"]) {
  // Defaults of the specification for a site that shows neither.
  return {
    primaryColor: primaryColors[0]?.color ?? "#6E0AD6",
    secondaryColor: backgroundColors[0]?.color ?? "#121212",
  };
}

function first<K extends string>(key: K, values: string[]): Partial<Record<K, string>> {
  const [value] = values;
  return (value === undefined ? {} : { [key]: value }) as Partial<Record<K, string>>;
}

async function storePages(tx: Transaction, { crawlId, site }: SiteToStore): Promise<void> {
  const kept = site.pages.map((page, position) => ({
    crawlId,
    url: page.url,
    requestedUrl: page.metadata.sourceURL === page.url ? null : page.metadata.sourceURL,
    title: page.metadata.title,
    description: page.metadata.description,
    language: page.metadata.language,
    statusCode: page.metadata.statusCode,
    markdown: page.markdown,
    words: page.words,
    contentHash: page.contentHash,
    rendered: page.rendered,
    status: "kept" as const,
    position,
  }));
  const skipped = site.skipped.map(({ url, reason, detail }, index) => ({
    crawlId,
    url,
    status: "skipped" as const,
    skipReason: reason,
    skipDetail: detail,
    position: kept.length + index,
  }));
  await tx
    .insert(crawlPages)
    .values([...kept, ...skipped])
    .onConflictDoNothing();
}

async function storeFaqs(
  tx: Transaction,
  {
    companyId,
    crawlId,
    faqs,
    checkedAt,
  }: { companyId: string; crawlId: string; faqs: GeneratedFaq[]; checkedAt: Date },
): Promise<void> {
  if (faqs.length === 0) return;
  const slugs = uniqueSlugs(faqs.map((faq) => faq.question));
  const rows = await tx
    .insert(generatedFaqs)
    .values(
      faqs.map((faq, position) => ({
        companyId,
        crawlId,
        sourceUrl: faq.sourceUrl,
        question: faq.question.trim(),
        answer: faq.answer.trim(),
        category: faq.category,
        slug: slugs[position] ?? String(position + 1),
        status: "published" as const,
        position,
        origin: faq.origin,
        confidence: faq.confidence,
      })),
    )
    .returning({ id: generatedFaqs.id, slug: generatedFaqs.slug });
  const idOf = new Map(rows.map((row) => [row.slug, row.id]));
  const evidence = faqs.flatMap((faq, index) => {
    const faqId = idOf.get(slugs[index] ?? String(index + 1));
    const { sourceUrl, sourceTitle, pageHash } = faq;
    return faqId
      ? faq.evidence.map((sentence, position) => ({
          faqId,
          sentence,
          sourceUrl,
          sourceTitle,
          pageHash,
          checkedAt,
          position,
        }))
      : [];
  });
  if (evidence.length > 0) await tx.insert(faqEvidence).values(evidence);
}
