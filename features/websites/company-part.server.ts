import { asc, eq, getTableColumns } from "drizzle-orm";
import { crawlPages, crawls, websiteChecks, websiteSchedules } from "#db/schema.ts";
import { type CompanyPart, rowsOfCompany } from "#features/companies/company-part.server.ts";

export const websitesPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    website_checks: rowsOfCompany(tx, websiteChecks, companyId, websiteChecks.id),
    website_schedules: rowsOfCompany(tx, websiteSchedules, companyId, websiteSchedules.companyId),
    crawls: rowsOfCompany(tx, crawls, companyId, crawls.id),
    crawl_pages: tx
      .select(getTableColumns(crawlPages))
      .from(crawlPages)
      .innerJoin(crawls, eq(crawls.id, crawlPages.crawlId))
      .where(eq(crawls.companyId, companyId))
      .orderBy(asc(crawlPages.id))
      .$dynamic(),
  }),
};
