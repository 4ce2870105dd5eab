import { asc, eq } from "drizzle-orm";
import {
  auditEntries,
  companies,
  companyKeys,
  privateAccess,
  subdomainReservations,
  webhookDeliveries,
  webhookEndpoints,
} from "#db/schema.ts";
import { keysOfUrls } from "#platform/storage/storage-key.ts";
import { type CompanyPart, hasRows, rowsOfCompany } from "./company-part.server.ts";
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
    // Omits the hashes.
    company_keys: tx
      .select({
        id: companyKeys.id,
        name: companyKeys.name,
        scopes: companyKeys.scopes,
        createdBy: companyKeys.createdBy,
        createdAt: companyKeys.createdAt,
        lastUsedAt: companyKeys.lastUsedAt,
        lastUsedFor: companyKeys.lastUsedFor,
        revokedAt: companyKeys.revokedAt,
      })
      .from(companyKeys)
      .where(eq(companyKeys.companyId, companyId))
      .orderBy(asc(companyKeys.createdAt), asc(companyKeys.id))
      .$dynamic(),
    // Omits the secrets.
    webhook_endpoints: tx
      .select({
        id: webhookEndpoints.id,
        name: webhookEndpoints.name,
        url: webhookEndpoints.url,
        events: webhookEndpoints.events,
        stopReason: webhookEndpoints.stopReason,
        createdAt: webhookEndpoints.createdAt,
      })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.companyId, companyId))
      .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
      .$dynamic(),
    webhook_deliveries: tx
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.companyId, companyId))
      .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.id))
      .$dynamic(),
    audit_entries: tx
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.companyId, companyId))
      .orderBy(asc(auditEntries.at), asc(auditEntries.id))
      .$dynamic(),
  }),
  async listFiles(tx, companyId) {
    const shown = await tx
      .select({ url: companies.logoUrl, theme: companies.themeSettings })
      .from(companies)
      .where(eq(companies.id, companyId));
    const urls = shown.flatMap(({ url, theme }) => [url, theme.iconUrl, theme.hero?.url]);
    return [...keysOfUrls(urls), ...(await listLogoKeys(tx, companyId))];
  },
  hasMore: (tx, companyId) => hasRows(tx, [companyKeys, webhookEndpoints], companyId),
};
