import { readWebLink, type WebLink } from "#shared/web-link.ts";
import type { PublicScope } from "./find-public-scope.server.ts";
import { publicAddress } from "./public-address.ts";
import { readVisibility, themeOf } from "./theme-settings.ts";

/** Everything a public page knows about its company. A column that is not copied here is never shown. */
export interface PublicHelpCenter {
  /** "Acme"; "Help Center" while the company has no name. */
  name: string;
  /** "Acme Help Center". */
  title: string;
  /** BCP 47 tag for the page's `lang`. */
  language: string;
  logoUrl: string | null;
  homepage: WebLink | null;
  themeCss: string;
  barColors: { light: string; dark: string };
  shows: { faqs: boolean; contact: boolean };
  /** Absolute, without a trailing slash; null when no address is known. */
  canonicalBase: string | null;
}

export function presentHelpCenter(
  { company }: Pick<PublicScope, "company">,
  installation: { origin: string; baseDomain: string },
): PublicHelpCenter {
  const homepage = readWebLink(company.websiteUrl);
  const name = company.companyName.trim() || homepage?.label || "";
  const theme = themeOf(company.themeSettings);
  const { faqs, contact } = readVisibility(company.themeSettings);
  return {
    name: name || "Help Center",
    title: name ? `${name} Help Center` : "Help Center",
    language: company.language ?? "en",
    logoUrl: presentImage(company.logoUrl),
    homepage,
    themeCss: theme.css,
    barColors: theme.barColors,
    shows: { faqs, contact },
    canonicalBase: publicAddress(company, installation),
  };
}

/** Pictures come from our own store (a path) or from the web; never from data: or script addresses. */
function presentImage(address: string | null): string | null {
  if (!address) return null;
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}
