import { eq } from "drizzle-orm";
import { companies, subdomainReservations } from "#db/schema.ts";
import { keysOfUrls } from "#platform/storage/storage-key.ts";
import { type CompanyPart, rowsOfCompany } from "./company-part.server.ts";
import { listLogoKeys } from "./logo-files.server.ts";

export const companiesPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    subdomain_reservations: rowsOfCompany(
      tx,
      subdomainReservations,
      companyId,
      subdomainReservations.subdomain,
    ),
  }),
  async listFiles(tx, companyId) {
    const shown = await tx
      .select({ url: companies.logoUrl })
      .from(companies)
      .where(eq(companies.id, companyId));
    return [...keysOfUrls(shown.map(({ url }) => url)), ...(await listLogoKeys(tx, companyId))];
  },
};
