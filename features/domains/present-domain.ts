/** A custom domain as shown to its owner. */
import type { DomainStatus } from "#shared/enumerations.ts";
import { type DomainRecords, domainRecords } from "./domain-records.ts";
import { type DomainCheck, readDomainCheck } from "./judge-domain.ts";

export interface DomainView {
  domain: string;
  status: DomainStatus;
  /** ISO 8601; null before the first check. */
  checkedAt: string | null;
  /** Result of the last check; null before it. */
  check: DomainCheck | null;
  records: DomainRecords;
  proxyHost: string;
  /** Whether the record's target is a local name, because the installation has no public name yet. */
  isProxyLocal: boolean;
}

interface DomainRow {
  customDomain: string | null;
  domainToken: string | null;
  domainVerificationStatus: DomainStatus | null;
  domainCheckedAt: Date | null;
  domainCheckDetail: string | null;
}

/** Returns null if there is no custom domain. */
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
