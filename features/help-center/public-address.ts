/** Where a help center is at home on the web, decided from its row and never from the request. */
export interface AddressRow {
  helpCenterSubdomain: string | null;
  customDomain: string | null;
  domainType: "subdomain" | "custom";
  domainVerificationStatus: "pending" | "verified" | "failed" | null;
}

/**
 * The address that search engines should know, without a trailing slash: the verified custom domain, else the
 * subdomain where this installation serves subdomains, else the path on the main host. Null without any name.
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
  const servesSubdomains = main.hostname === baseDomain || main.hostname.endsWith(`.${baseDomain}`);
  if (!servesSubdomains) return `${origin}/help/${row.helpCenterSubdomain}`;
  const port = main.port ? `:${main.port}` : "";
  return `${main.protocol}//${row.helpCenterSubdomain}.${baseDomain}${port}`;
}
