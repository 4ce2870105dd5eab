import type { SearchSettings, ThemeSettings } from "#db/schema/companies.ts";
import type { PublicContact } from "#features/contact/present.ts";
import { readWebLink } from "#shared/web-link.ts";
import { type PublicHelpCenter, type PublicLogo, presentImage } from "./present.ts";
import { type HomeContent, type HomeGuide, presentHome } from "./present-home.ts";
import { readSearch, readVisibility } from "./theme-settings.ts";

/** The serializable props of `HelpCenterPreview`, which a loader can return. */
export interface PreviewCenter extends Pick<PublicHelpCenter, "name" | "logo" | "homepage" | "shows"> {
  /** Shown in the frame's address bar: "step.example/help/acme". */
  address: string;
  /** Prefix of every link: "/help/acme". */
  basePath: string;
  theme: ThemeSettings;
  home: HomeContent;
  year: number;
  appName: string;
}

export interface PreviewInput {
  /** "" if unknown. The page then falls back to "Help Center", like the real one. */
  companyName: string;
  /** The company's own website. */
  websiteUrl: string | null;
  themeSettings: ThemeSettings;
  /** Omitted before the owner can change any; search is then on. */
  searchSettings?: SearchSettings;
  logo: PublicLogo | null;
  /** `presentContact(company.contactDetails)`; null if unknown. */
  contact: PublicContact | null;
  /** In the order of the FAQ page. Questions that aren't stored yet may have any unique slug. */
  faqs: { slug: string; question: string; category: string }[];
  /** The published getting-started guide; omitted if there can't be one yet. */
  guide?: HomeGuide | null;
  articles?: { slug: string; title: string }[];
  /** Absolute, as returned by `publicAddress`; shown without its scheme. */
  address: string;
  /** "/help/acme". Links in a preview can't be followed, but their addresses are the real ones. */
  basePath: string;
  year: number;
  appName: string;
}

/** The start page of a stored or planned help center, as visitors will see it. Also runs in browsers. */
export function presentPreview(input: PreviewInput): PreviewCenter {
  const { companyName, websiteUrl, themeSettings, logo, contact, faqs, basePath, year, appName } = input;
  const homepage = readWebLink(websiteUrl);
  const shows = readVisibility(themeSettings);
  return {
    name: companyName.trim() || homepage?.label || "Help Center",
    logo: logo && presentImage(logo.url) ? logo : null,
    homepage,
    shows: { ...shows, search: readSearch(input.searchSettings ?? {}) },
    address: input.address.replace(/^https?:\/\//, "").replace(/\/$/, ""),
    basePath,
    theme: themeSettings,
    home: presentHome({
      faqs: shows.faqs ? faqs : [],
      guide: shows.guide ? input.guide : null,
      articles: input.articles,
      contact: shows.contact ? contact : null,
    }),
    year,
    appName,
  };
}
