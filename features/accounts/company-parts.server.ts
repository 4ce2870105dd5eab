import { analyticsPart } from "#features/analytics/company-part.server.ts";
import { articlesPart } from "#features/articles/company-part.server.ts";
import { checkDatesPart } from "#features/check-dates/company-part.server.ts";
import { companiesPart } from "#features/companies/companies-part.server.ts";
import type { CompanyPart } from "#features/companies/company-part.server.ts";
import { contactPart } from "#features/contact/company-part.server.ts";
import { domainsPart } from "#features/domains/company-part.server.ts";
import { examsPart } from "#features/exams/company-part.server.ts";
import { faqsPart } from "#features/faqs/company-part.server.ts";
import { guidesPart } from "#features/guides/company-part.server.ts";
import { movingPart } from "#features/moving/company-part.server.ts";
import { readersPart } from "#features/readers/company-part.server.ts";
import { recordingsPart } from "#features/recordings/company-part.server.ts";
import { redirectsPart } from "#features/redirects/company-part.server.ts";
import { translationsPart } from "#features/translations/company-part.server.ts";
import { videosPart } from "#features/videos/company-part.server.ts";
import { websitesPart } from "#features/websites/company-part.server.ts";
import { widgetPart } from "#features/widget/company-part.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { isStorageKey } from "#platform/storage/storage-key.ts";

/** Storage keys of all files of the company. */
export async function listCompanyFiles(tx: Transaction, companyId: string): Promise<string[]> {
  const keys = new Set<string>();
  for (const part of companyParts)
    for (const key of (await part.listFiles?.(tx, companyId)) ?? []) keys.add(key);
  // An invalid key would make the whole job fail.
  return [...keys].filter(isStorageKey);
}

/** Exports write the parts in this order, and imports rely on it. */
export const companyParts: readonly CompanyPart[] = [
  companiesPart,
  faqsPart,
  articlesPart,
  guidesPart,
  checkDatesPart,
  recordingsPart,
  videosPart,
  translationsPart,
  contactPart,
  analyticsPart,
  readersPart,
  domainsPart,
  websitesPart,
  widgetPart,
  redirectsPart,
  examsPart,
  movingPart,
];
