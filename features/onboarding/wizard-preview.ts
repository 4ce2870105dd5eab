/** The help center as it fills in, from what the website has given so far. */
import type { Brand } from "#engines/brand/types.ts";
import type { CompanyRow } from "#features/companies/company-record.server.ts";
import { nameForAddress, subdomainFor } from "#features/companies/subdomain.ts";
import { presentContact } from "#features/contact/present.ts";
import type { Draft } from "#features/faqs/drafts.server.ts";
import { type PreviewCenter, presentPreview } from "#features/help-center/preview.ts";
import { publicAddress } from "#features/help-center/public-address.ts";
import { logoTheme, mergedContact, type onboardingTheme } from "#features/websites/read/company-facts.ts";
import type { Services } from "#platform/services.ts";
import type { WizardLogo } from "./wizard.ts";

export function previewOf(
  { clock, origin, config }: Pick<Services, "clock" | "origin" | "config">,
  {
    company,
    brand,
    theme,
    logo,
    drafts,
  }: {
    company: CompanyRow;
    brand: Brand | null;
    theme: ReturnType<typeof onboardingTheme>;
    logo: WizardLogo | null;
    drafts: Draft[];
  },
): PreviewCenter {
  const helpCenterSubdomain = company.helpCenterSubdomain ?? subdomainFor(nameForAddress(company), 0);
  const { baseDomain, appName } = config;
  const details = mergedContact(company.contactDetails, brand);
  return presentPreview({
    companyName: company.companyName,
    language: company.language,
    messageOverrides: company.messageOverrides,
    websiteUrl: company.websiteUrl,
    themeSettings: { ...company.themeSettings, ...theme, ...logoTheme(brand, logo) },
    logo: logo && { url: logo.url, width: logo.width, height: logo.height },
    contact: Object.keys(details).length > 0 ? presentContact(details) : null,
    faqs: drafts
      .filter(({ leftOut }) => !leftOut)
      .map(({ slug, question, category }) => ({
        slug,
        question,
        category: category?.trim() || "General",
      })),
    address: publicAddress({ ...company, helpCenterSubdomain }, { origin, baseDomain }) ?? origin,
    basePath: `/help/${helpCenterSubdomain}`,
    year: clock.now().getUTCFullYear(),
    appName,
  });
}
