import { invitedReaders } from "#db/schema/private-access.ts";
import { type CompanyPart, hasRows, rowsOfCompany } from "#features/companies/company-part.server.ts";

export const readersPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    invited_readers: rowsOfCompany(tx, invitedReaders, companyId, invitedReaders.email),
  }),
  hasMore: (tx, companyId) => hasRows(tx, [invitedReaders], companyId),
};
