import { widgetSightings } from "#db/schema/widget.ts";
import { type CompanyPart, rowsOfCompany } from "#features/companies/company-part.server.ts";

/** Without the secret, which would let a reader of the export sign in as any visitor. */
export const widgetPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    widget_sightings: rowsOfCompany(tx, widgetSightings, companyId, widgetSightings.origin),
  }),
};
