import type { DomainStatus } from "#shared/enumerations.ts";
import { type DomainRecords, domainRecords } from "./domain-records.ts";
import { type DomainCheck, readDomainCheck } from "./judge-domain.ts";

export interface DomainView {
  domain: string;
  status: DomainStatus;
  /** ISO date. Null before the first check. */
  checkedAt: string | null;
  /** Null before the first check. */
  check: DomainCheck | null;
  records: DomainRecords;
  proxyHost: string;
  /** True if this installation has no public name yet, so the record would point to a local one. */
  isProxyLocal: boolean;
}

interface DomainRow {
  customDomain: string | null;
  domainToken: string | null;
  domainVerificationStatus: DomainStatus | null;
  domainCheckedAt: Date | null;
  domainCheckDetail: string | null;
}

export function presentDomain(row: DomainRow, { proxyHost }: { proxyHost: string }): DomainView | null {
  const { customDomain: domain, domainToken: token } = row;
  if (!domain || !token) return null;
  return {
    domain,
    status: row.domainVerificationStatus ?? "pending",
    checkedAt: row.domainCheckedAt?.toISOString() ?? null,
    check: readDomainCheck(row.domainCheckDetail),
    records: domainRecords({ domain, token, proxyHost }),
    proxyHost,
    isProxyLocal: /^(localhost|.*\.localhost|[\d.]+|\[.*\])$/.test(proxyHost),
  };
}
