import type { ThemeSettings } from "#db/schema/companies.ts";
import { fixedPicture } from "#shared/picture-address.ts";
import { readWebLink, type WebLink } from "#shared/web-link.ts";
import type { PublicScope } from "./find-public-scope.server.ts";
import { publicAddress } from "./public-address.ts";
import { type CompanyTheme, readSearch, readVisibility, themeInputOf, themeOf } from "./theme-settings.ts";

export interface PublicLogo {
  url: string;
  /** Pixels; null when the picture is not in our store. */
  width: number | null;
  height: number | null;
}

/** Everything a public page knows about its company. A column that is not copied here is never shown. */
export interface PublicHelpCenter {
  /** "Acme"; "Help Center" while the company has no name. */
  name: string;
  /** "Acme Help Center". */
  title: string;
  /** BCP 47 tag for the page's `lang`. */
  language: string;
  logo: PublicLogo | null;
  /** Address of the picture in the browser's tab: the logo, else a drawn initial. */
  iconUrl: string;
  homepage: WebLink | null;
  themeCss: string;
  barColors: { light: string; dark: string };
  shows: { overview: boolean; faqs: boolean; contact: boolean; guide: boolean; search: boolean };
  /** Absolute, without a trailing slash; null when no address is known. */
  canonicalBase: string | null;
  /** Seen by its owner only: nothing of it is for search engines. */
  isPreview: boolean;
}

export function presentHelpCenter(
  { company }: Pick<PublicScope, "company">,
  { isPreview = false, ...installation }: { origin: string; baseDomain: string; isPreview?: boolean },
): PublicHelpCenter {
  const homepage = readWebLink(company.websiteUrl);
  const name = company.companyName.trim() || homepage?.label || "";
  const theme = knownTheme(company.themeSettings);
  const logoUrl = presentImage(company.logoUrl);
  return {
    name: name || "Help Center",
    title: name ? `${name} Help Center` : "Help Center",
    language: company.language ?? "en",
    logo: logoUrl ? { url: logoUrl, width: company.logoWidth, height: company.logoHeight } : null,
    iconUrl: logoUrl ? fixedPicture(logoUrl, 96).src : initialIcon(name || "?", theme.sign),
    homepage,
    themeCss: theme.css,
    barColors: theme.barColors,
    shows: { ...readVisibility(company.themeSettings), search: readSearch(company.searchSettings) },
    canonicalBase: publicAddress(company, installation),
    isPreview,
  };
}

/** By what they are made from: the same settings are compiled for each page of a company. Some 5 kB each. */
const themes = new Map<string, CompanyTheme>();
const maxThemes = 400;

function knownTheme(settings: ThemeSettings): CompanyTheme {
  const madeFrom = JSON.stringify([themeInputOf(settings), settings.fontFamily]);
  const known = themes.get(madeFrom);
  if (known) return known;
  const theme = themeOf(settings);
  if (themes.size >= maxThemes) themes.clear();
  themes.set(madeFrom, theme);
  return theme;
}

/** Pictures come from our own store (a path) or from the web; never from data: or script addresses. */
export function presentImage(address: string | null): string | null {
  if (!address) return null;
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/** A company without a logo gets its initial on its colour. */
function initialIcon(name: string, { ground, ink }: { ground: string; ink: string }): string {
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? "?";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/><text x="16" y="22.5" font-family="system-ui,sans-serif" font-weight="600" font-size="18" text-anchor="middle" fill="${ink}">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
