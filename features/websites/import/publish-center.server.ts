/** The end of the wizard and of an import: questions, looks, contact and address become public in one transaction. */
import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { companies, crawlPages, crawls, generatedFaqs, onboardingLogos, onboardings } from "#db/schema.ts";
import type { Brand } from "#engines/brand/types.ts";
import { nameForAddress } from "#features/companies/subdomain.ts";
import { takeSubdomain } from "#features/companies/take-subdomain.server.ts";
import {
  type ColorPair,
  colorsOf,
  mergedContact,
  onboardingTheme,
} from "#features/websites/read/company-facts.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isBeingImported } from "./start-import.server.ts";

type LogoRow = typeof onboardingLogos.$inferSelect;

export interface CenterToPublish {
  /** As its lock has left it. */
  company: typeof companies.$inferSelect;
  crawlId: string | null;
  websiteUrl: string | null;
  companyName: string;
  brand: Brand | null;
  colors: ColorPair;
  logo: LogoRow | null;
  onboardingStep: number;
  now: Date;
}

export async function publishCenter(
  tx: Transaction,
  { company, crawlId, websiteUrl, companyName, brand, colors, logo, onboardingStep, now }: CenterToPublish,
): Promise<{ faqCount: number; subdomain: string }> {
  const companyId = company.id;
  const subdomain = await takeSubdomain(tx, { companyId }, nameForAddress({ companyName, websiteUrl }));
  const published = await tx
    .update(generatedFaqs)
    .set({ status: "published" })
    .where(
      and(
        eq(generatedFaqs.companyId, companyId),
        eq(generatedFaqs.status, "draft"),
        eq(generatedFaqs.leftOut, false),
      ),
    )
    .returning({ id: generatedFaqs.id });
  await tx
    .update(companies)
    .set({
      companyName,
      websiteUrl,
      themeSettings: { ...company.themeSettings, ...onboardingTheme(colors, brand?.fontFamily ?? null) },
      contactDetails: mergedContact(company.contactDetails, brand),
      logoUrl: logo ? `/files/${logo.storageKey}` : null,
      logoWidth: logo?.width ?? null,
      logoHeight: logo?.height ?? null,
      isPublic: true,
      onboardingCompleted: true,
      onboardingStep,
    })
    .where(eq(companies.id, companyId));
  const notChosen = logo ? [ne(onboardingLogos.id, logo.id)] : [];
  await tx
    .update(onboardingLogos)
    .set({ discardedAt: now })
    .where(and(eq(onboardingLogos.companyId, companyId), isNull(onboardingLogos.discardedAt), ...notChosen));
  // Documents are kept for the writer only.
  if (crawlId) await tx.update(crawlPages).set({ html: null }).where(eq(crawlPages.crawlId, crawlId));
  return { faqCount: published.length, subdomain };
}

/** Nothing happens to a company that a person takes through the wizard, or that is public already. */
export async function publishImport(
  tx: Transaction,
  { companyId, now }: { companyId: string; now: Date },
): Promise<void> {
  const [row] = await tx
    .select({ company: companies, crawlId: onboardings.crawlId })
    .from(companies)
    .innerJoin(onboardings, eq(onboardings.companyId, companies.id))
    .where(and(eq(companies.id, companyId), isBeingImported()));
  if (!row) return;
  const { company, crawlId } = row;
  const brand = await readBrand(tx, { companyId, crawlId });
  const [logo = null] = await readLogoRows(tx, companyId);
  const host = URL.parse(company.websiteUrl ?? "")?.hostname.replace(/^www\./, "") ?? "";
  await publishCenter(tx, {
    company,
    crawlId,
    websiteUrl: company.websiteUrl,
    companyName: brand?.brandAssets.companyName ?? host,
    brand,
    colors: colorsOf(brand?.colors),
    logo,
    onboardingStep: company.onboardingStep,
    now,
  });
}

export async function readBrand(
  db: Db | Transaction,
  { companyId, crawlId }: { companyId: string; crawlId: string | null },
): Promise<Brand | null> {
  if (crawlId === null) return null;
  const [crawl] = await db
    .select({ brand: crawls.brand })
    .from(crawls)
    .where(and(eq(crawls.id, crawlId), eq(crawls.companyId, companyId)));
  return (crawl?.brand as Brand | null | undefined) ?? null;
}

/** Those whose file is there, best first. */
export async function readLogoRows(db: Db | Transaction, companyId: string): Promise<LogoRow[]> {
  return db
    .select()
    .from(onboardingLogos)
    .where(and(eq(onboardingLogos.companyId, companyId), isNull(onboardingLogos.discardedAt)))
    .orderBy(asc(onboardingLogos.kind), asc(onboardingLogos.position), asc(onboardingLogos.id));
}
