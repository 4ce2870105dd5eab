import { companyLanguages, translationRuns, translations } from "#db/schema/translations.ts";
import {
  type CompanyPart,
  hasRows,
  largeRowsOfCompany,
  rowsOfCompany,
} from "#features/companies/company-part.server.ts";

export const translationsPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    company_languages: rowsOfCompany(tx, companyLanguages, companyId, companyLanguages.language),
    translations: largeRowsOfCompany(tx, translations, companyId, translations.id),
    translation_runs: rowsOfCompany(tx, translationRuns, companyId, translationRuns.id),
  }),
  hasContent: (tx, companyId) => hasRows(tx, [translations], companyId),
};
