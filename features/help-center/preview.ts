import type { SearchSettings, ThemeSettings } from "#db/schema/companies.ts";
import type { PublicContact } from "#features/contact/present.ts";
import { readWebLink } from "#shared/web-link.ts";
import { type PublicHelpCenter, type PublicLogo, presentImage } from "./present.ts";
import { type HomeContent, type HomeGuide, presentHome } from "./present-home.ts";
import { readSearch, readVisibility } from "./theme-settings.ts";

/** All that `HelpCenterPreview` draws; plain values, so a loader can hand it to the browser. */
export interface PreviewCenter extends Pick<PublicHelpCenter, "name" | "logo" | "homepage" | "shows"> {
  /** What the frame's address bar shows: "step.example/help/acme". */
  address: string;
  /** Put before every link of the page: "/help/acme". */
  basePath: string;
  theme: ThemeSettings;
  home: HomeContent;
  year: number;
  appName: string;
}

export interface PreviewInput {
  /** "" while there is none: the page then calls itself "Help Center", as the real one does. */
  companyName: string;
  /** The company's own website. */
  websiteUrl: string | null;
  themeSettings: ThemeSettings;
  /** Left out while nobody could set any: then there is a search. */
  searchSettings?: SearchSettings;
  logo: PublicLogo | null;
  /** `presentContact(company.contactDetails)`; null while nothing is known. */
  contact: PublicContact | null;
  /** In the order of the FAQ page. A question that is not stored yet may have any slug that is unique here. */
  faqs: { slug: string; question: string; category: string }[];
  /** The published getting-started guide; left out where there can be none yet. */
  guide?: HomeGuide | null;
  articles?: { slug: string; title: string }[];
  /** Absolute, as `publicAddress` gives it; shown without its scheme. */
  address: string;
  /** "/help/acme"; nothing in a preview can be followed, but its links are the real ones. */
  basePath: string;
  year: number;
  appName: string;
}

/** The start page of a help center, made or only planned, as its visitors will see it. Pure; runs in browsers too. */
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
