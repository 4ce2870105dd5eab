import { analyticsPart } from "#features/analytics/company-part.server.ts";
import { articlesPart } from "#features/articles/company-part.server.ts";
import { companiesPart } from "#features/companies/companies-part.server.ts";
import type { CompanyPart } from "#features/companies/company-part.server.ts";
import { contactPart } from "#features/contact/company-part.server.ts";
import { faqsPart } from "#features/faqs/company-part.server.ts";
import { guidesPart } from "#features/guides/company-part.server.ts";
import { recordingsPart } from "#features/recordings/company-part.server.ts";
import { videosPart } from "#features/videos/company-part.server.ts";
import { websitesPart } from "#features/websites/company-part.server.ts";

/** The company data of every feature, in the order of exports, which imports rely on. */
export const companyParts: readonly CompanyPart[] = [
  companiesPart,
  faqsPart,
  articlesPart,
  guidesPart,
  recordingsPart,
  videosPart,
  contactPart,
  analyticsPart,
  websitesPart,
];
