import { helpCenterContent } from "#db/schema/content.ts";
import { type CompanyPart, hasRows, rowsOfCompany } from "#features/companies/company-part.server.ts";

export const articlesPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    help_center_content: rowsOfCompany(tx, helpCenterContent, companyId, helpCenterContent.id),
  }),
  hasContent: (tx, companyId) => hasRows(tx, [helpCenterContent], companyId),
};
