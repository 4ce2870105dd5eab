/**
 * Completes the wizard or an import. Publishes questions, appearance, contact details and address in one transaction.
 */

import { eq } from "drizzle-orm";
import { crawlPages } from "#db/schema.ts";
import type { Brand } from "#engines/brand/types.ts";
import { catalogs } from "#engines/messages/catalogs.ts";
import { type CompanyRow, findCompany, updateCompany } from "#features/companies/company-record.server.ts";
import { discardLogos, type LogoRow, readLogoRows } from "#features/companies/logo-files.server.ts";
import { nameForAddress } from "#features/companies/subdomain.ts";
import { takeSubdomain } from "#features/companies/take-subdomain.server.ts";
import { orderCategoriesByQuestions } from "#features/faqs/collections.server.ts";
import { countPublishedFaqs, publishDrafts } from "#features/faqs/own-faqs.server.ts";
import {
  type ColorPair,
  colorsOf,
  logoTheme,
  mergedContact,
  onboardingTheme,
} from "#features/websites/read/company-facts.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { findWizardCrawl } from "../wizard-watchers.server.ts";
import { type CrawlRow, findCrawl } from "./crawl-record.server.ts";
import { isBeingImported } from "./start-import.server.ts";

export interface CenterToPublish {
  /** Read under the company lock. */
  company: CompanyRow;
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
  const isFirst = (await countPublishedFaqs(tx, { companyId })) === 0;
  const faqCount = await publishDrafts(tx, { companyId });
  // Until now, they were in the order of the review, which begins with doubtful questions.
  if (isFirst) await orderCategoriesByQuestions(tx, { companyId });
  await updateCompany(
    tx,
    { companyId },
    {
      companyName,
      websiteUrl,
      themeSettings: {
        ...company.themeSettings,
        ...onboardingTheme(colors, brand?.fontFamily ?? null),
        ...logoTheme(brand, logo),
      },
      contactDetails: mergedContact(company.contactDetails, brand),
      logoUrl: logo ? `/files/${logo.storageKey}` : null,
      logoWidth: logo?.width ?? null,
      logoHeight: logo?.height ?? null,
      isPublic: true,
      onboardingCompleted: true,
      onboardingStep,
    },
  );
  await discardLogos(tx, { companyId, now, ...(logo ? { exceptId: logo.id } : {}) });
  // Only the question writer needs the HTML, and it is done.
  if (crawlId) await tx.update(crawlPages).set({ html: null }).where(eq(crawlPages.crawlId, crawlId));
  return { faqCount, subdomain };
}

/** Publishes an imported help center, unless it is a trial, an owner is in the wizard or it is already public. */
export async function publishImport(
  tx: Transaction,
  { companyId, now }: { companyId: string; now: Date },
): Promise<void> {
  const company = await findCompany(tx, { companyId });
  if (!company || !(await isBeingImported(tx, company))) return;
  const onboarding = await findWizardCrawl(tx, companyId);
  if (!onboarding || onboarding.isTrial) return;
  const { crawlId, source } = onboarding;
  const crawl = await findCrawl(tx, { companyId, crawlId });
  const brand = brandOf(crawl);
  const [logo = null] = await readLogoRows(tx, companyId);
  const host = URL.parse(company.websiteUrl ?? crawl?.url ?? "")?.hostname.replace(/^www\./, "") ?? "";
  const name = brand?.brandAssets.companyName ?? host;
  await publishCenter(tx, {
    company,
    crawlId,
    websiteUrl: company.websiteUrl,
    companyName: source === "help-center" ? ownerOfCenter(name) : name,
    brand,
    colors: colorsOf(brand?.colors),
    logo,
    onboardingStep: company.onboardingStep,
    now,
  });
}

const kindsOfCenter =
  /[\s·|–-]+(?:help\s?cent(?:er|re)|support(?:\s(?:cent(?:er|re)|portal))?|knowledge\s?base|help|docs|documentation)$/i;

/** "Acme Help Center" is what Acme calls its help center, in the words of any language that Step has. */
function ownerOfCenter(name: string): string {
  const titles = Object.values(catalogs).map((catalog) => catalog["frame.centerTitle"]);
  for (const title of titles) {
    const [before = "", after = ""] = title.split("{name}");
    const inner = name.slice(before.length, name.length - after.length).trim();
    if (inner !== "" && name.startsWith(before) && name.endsWith(after)) return inner;
  }
  return name.replace(kindsOfCenter, "").trim() || name;
}

export async function readBrand(
  db: Db | Transaction,
  { companyId, crawlId }: { companyId: string; crawlId: string | null },
): Promise<Brand | null> {
  return brandOf(await findCrawl(db, { companyId, crawlId }));
}

function brandOf(crawl: CrawlRow | null): Brand | null {
  return (crawl?.brand as Brand | null | undefined) ?? null;
}
