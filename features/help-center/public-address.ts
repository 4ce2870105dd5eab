import type { DomainStatus, DomainType } from "#shared/enumerations.ts";
import type { Host } from "#shared/host.ts";

export interface AddressRow {
  helpCenterSubdomain: string | null;
  customDomain: string | null;
  domainType: DomainType;
  domainVerificationStatus: DomainStatus | null;
}

/**
 * Returns the canonical URL without a trailing slash: the verified custom domain, else the subdomain if this
 * installation serves subdomains, else the path on the main host. Returns null without a subdomain name. Only depends
 * on the company's row, never on the request.
 */
export function publicAddress(
  row: AddressRow,
  { origin, baseDomain }: { origin: string; baseDomain: string },
): string | null {
  if (row.domainType === "custom" && row.customDomain && row.domainVerificationStatus === "verified") {
    return `https://${row.customDomain}`;
  }
  if (!row.helpCenterSubdomain) return null;
  const main = new URL(origin);
  if (!servesSubdomains({ origin, baseDomain })) return `${origin}/help/${row.helpCenterSubdomain}`;
  const port = main.port ? `:${main.port}` : "";
  return `${main.protocol}//${row.helpCenterSubdomain}.${baseDomain}${port}`;
}

/** Whether help centers get subdomains. If not, they are served below /help/ on the main host. */
export function servesSubdomains({ origin, baseDomain }: { origin: string; baseDomain: string }): boolean {
  const { hostname } = new URL(origin);
  return hostname === baseDomain || hostname.endsWith(`.${baseDomain}`);
}

/** Whether the request was for the canonical address and not for another address of the same help center. */
export function isHomeAddress(
  base: string,
  { host, origin, baseDomain }: { host: Host; origin: string; baseDomain: string },
): boolean {
  if (host.kind === "main") return base.startsWith(`${origin}/help/`);
  const name = host.kind === "custom" ? host.domain : `${host.subdomain}.${baseDomain}`;
  return new URL(base).hostname === name && new URL(base).pathname === "/";
}
