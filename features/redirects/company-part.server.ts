import { redirects } from "#db/schema/redirects.ts";
import { type CompanyPart, hasRows, rowsOfCompany } from "#features/companies/company-part.server.ts";

export const redirectsPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    redirects: rowsOfCompany(tx, redirects, companyId, redirects.path),
  }),
  hasMore: (tx, companyId) => hasRows(tx, [redirects], companyId),
};
