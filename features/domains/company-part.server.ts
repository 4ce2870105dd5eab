import { asc, eq } from "drizzle-orm";
import { mailDomains } from "#db/schema/mail-domains.ts";
import type { CompanyPart } from "#features/companies/company-part.server.ts";

export const domainsPart: CompanyPart = {
  exportedRows: (tx, companyId) => {
    // Omits the token, which proves control of the domain.
    const { domain, status, checkedAt, createdAt } = mailDomains;
    return {
      mail_domains: tx
        .select({ domain, status, checkedAt, createdAt })
        .from(mailDomains)
        .where(eq(mailDomains.companyId, companyId))
        .orderBy(asc(domain))
        .$dynamic(),
    };
  },
};
