/** Returns the company's own domain once it is verified, otherwise the path on this server. */
import type { DomainStatus, DomainType } from "#shared/enumerations.ts";

export function openUrl(
  company: {
    isPublic: boolean;
    helpCenterSubdomain: string | null;
    customDomain: string | null;
    domainType: DomainType;
    domainVerificationStatus: DomainStatus | null;
  },
  origin: string,
): string | null {
  if (!company.isPublic) return null;
  const isOwnDomain = company.domainType === "custom" && company.domainVerificationStatus === "verified";
  if (isOwnDomain && company.customDomain) return `https://${company.customDomain}`;
  return company.helpCenterSubdomain ? `${origin}/help/${company.helpCenterSubdomain}` : null;
}
