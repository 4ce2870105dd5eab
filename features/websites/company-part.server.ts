import { and, asc, eq, getTableColumns, gt } from "drizzle-orm";
import { crawlPages, crawls, websiteChecks, websiteSchedules } from "#db/schema.ts";
import {
  type CompanyPart,
  largeRowsOfCompany,
  readInPages,
  rowsOfCompany,
} from "#features/companies/company-part.server.ts";

export const websitesPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    website_checks: largeRowsOfCompany(tx, websiteChecks, companyId, websiteChecks.id),
    website_schedules: rowsOfCompany(tx, websiteSchedules, companyId, websiteSchedules.companyId),
    crawls: rowsOfCompany(tx, crawls, companyId, crawls.id),
    crawl_pages: readInPages(
      (after, limit) =>
        tx
          .select(getTableColumns(crawlPages))
          .from(crawlPages)
          .innerJoin(crawls, eq(crawls.id, crawlPages.crawlId))
          .where(and(eq(crawls.companyId, companyId), after === null ? undefined : gt(crawlPages.id, after)))
          .orderBy(asc(crawlPages.id))
          .limit(limit),
      ({ id }) => id,
    ),
  }),
};
