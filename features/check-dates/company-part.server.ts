import { textChecks } from "#db/schema/check-dates.ts";
import { type CompanyPart, rowsOfCompany } from "#features/companies/company-part.server.ts";

export const checkDatesPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    text_checks: rowsOfCompany(tx, textChecks, companyId, textChecks.itemId),
  }),
};
