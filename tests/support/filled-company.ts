/** Inserts a company with one of everything an owner can have, and returns all ids. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as schema from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import type { HoursRange } from "#shared/opening-hours.ts";
import { storeExams } from "./filled-company/exams.ts";
import { storeFaqs } from "./filled-company/faqs.ts";
import { storeFiles } from "./filled-company/files.ts";
import { storeGuides } from "./filled-company/guides.ts";
import { storeVisitors } from "./filled-company/visitors.ts";
import { storeWebsite, storeWizard } from "./filled-company/website.ts";
import { createUser, type TestUser } from "./sign-in.ts";

export interface FilledCompany extends TestUser {
  companyId: string;
  /** A string in every text of this company, in none of its URLs, and in no text of another company. */
  mark: string;
  /** The subdomain, also the suffix of the company's question and article URLs. */
  subdomain: string;
  /** The custom domain, which is unverified. `domainToken` would verify it. */
  domain: string;
  domainToken: string;
  /** Ids that a form or a URL can contain, by kind. */
  ids: Record<FilledId, string>;
  /** URLs of stored images. */
  logoUrl: string;
  guideImageUrl: string;
}

type FilledId =
  | "draft"
  | "published"
  | "videoFaq"
  | "removed"
  | "article"
  | "draftArticle"
  | "removedArticle"
  | "reviewedArticle"
  | "guide"
  | "video"
  | "recording"
  | "replay"
  | "message"
  | "vote"
  | "newProposal"
  | "changedProposal"
  | "goneProposal"
  | "dismissedProposal"
  | "openContradiction"
  | "conflict"
  | "settledContradiction"
  | "apiKey"
  | "webhook"
  | "delivery"
  | "logo";

const open: HoursRange[] = [[540, 1_020]];

/**
 * With `isInWizard`, the company is at the last step of the wizard instead of in the dashboard. Its plan includes all
 * features.
 */
export async function fillCompany(
  services: Services,
  { isInWizard = false }: { isInWizard?: boolean } = {},
): Promise<FilledCompany> {
  const { db } = services;
  const mark = `mark${randomUUID().slice(0, 8)}`;
  const subdomain = `name${randomUUID().slice(0, 8)}`;
  const user = await createUser(services, {
    email: `owner@${mark}.example`,
    companyName: `Company ${mark}`,
    onboardingCompleted: !isInWizard,
    plan: "ai",
  });
  const { companyId } = user;
  if (companyId === null) throw new Error("the company was not stored");
  const company = { services, companyId, mark, subdomain };
  const files = await storeFiles(company);
  const faqs = await storeFaqs(company);
  const website = await storeWebsite(company, faqs);
  const guides = await storeGuides(company, files);
  const visitors = await storeVisitors(company, faqs);
  await storeExams(company);
  const logo = await storeWizard(company, { ...files, crawlId: website.crawlId });
  const [domain, domainToken] = [`help.${mark}.example`, `c-${mark}`];
  await db
    .update(schema.companies)
    .set({
      onboardingStep: isInWizard ? 7 : 1,
      helpCenterSubdomain: subdomain,
      isPublic: true,
      websiteUrl: `https://${mark}.example/`,
      customDomain: domain,
      domainType: "custom",
      domainVerificationStatus: "pending",
      domainToken,
      logoUrl: files.logoUrl,
      logoWidth: 64,
      logoHeight: 48,
      themeSettings: { primaryColor: "#1b4d3e" },
      contactDetails: {
        email: `office@${mark}.example`,
        phone: "+44 117 496 0142",
        address: `1 Mill Lane ${mark}\nBristol`,
        openingHours: { timeZone: "Europe/London", week: [open, open, open, open, open, [], []] },
        socialMedia: { linkedin: `https://www.linkedin.com/company/${mark}` },
        contactFormEnabled: true,
      },
    })
    .where(eq(schema.companies.id, companyId));
  const { guideImageUrl, logoUrl } = files;
  const ids = { ...faqs, ...website.ids, ...guides, ...visitors, logo };
  return { ...user, companyId, mark, subdomain, domain, domainToken, ids, logoUrl, guideImageUrl };
}
