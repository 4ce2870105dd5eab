import { centerImports, importedArticles } from "#db/schema/center-imports.ts";
import { type CompanyPart, hasRows, rowsOfCompany } from "#features/companies/company-part.server.ts";

/** Without the texts that wait for an import, and without access to the other tool. */
export const movingPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    imported_articles: rowsOfCompany(tx, importedArticles, companyId, importedArticles.sourceId),
  }),
  hasMore: (tx, companyId) => hasRows(tx, [centerImports], companyId),
};
