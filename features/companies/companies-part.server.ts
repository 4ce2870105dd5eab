import { asc, eq } from "drizzle-orm";
import { auditEntries, companies, privateAccess, subdomainReservations } from "#db/schema.ts";
import { keysOfUrls } from "#platform/storage/storage-key.ts";
import { type CompanyPart, rowsOfCompany } from "./company-part.server.ts";
import { listLogoKeys } from "./logo-files.server.ts";

export const companiesPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    // Omits the password hash.
    private_access: tx
      .select({ kind: privateAccess.kind, updatedAt: privateAccess.updatedAt })
      .from(privateAccess)
      .where(eq(privateAccess.companyId, companyId))
      .$dynamic(),
    subdomain_reservations: rowsOfCompany(
      tx,
      subdomainReservations,
      companyId,
      subdomainReservations.subdomain,
    ),
    audit_entries: tx
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.companyId, companyId))
      .orderBy(asc(auditEntries.at), asc(auditEntries.id))
      .$dynamic(),
  }),
  async listFiles(tx, companyId) {
    const shown = await tx
      .select({ url: companies.logoUrl })
      .from(companies)
      .where(eq(companies.id, companyId));
    return [...keysOfUrls(shown.map(({ url }) => url)), ...(await listLogoKeys(tx, companyId))];
  },
};
