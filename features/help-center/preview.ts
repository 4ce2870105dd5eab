import type { SearchSettings, ThemeSettings } from "#db/schema/companies.ts";
import { centerMessages, startPageMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import type { PublicArticleCard } from "#features/articles/present.ts";
import type { PublicContact } from "#features/contact/present.ts";
import { groupByCategory } from "#features/faqs/group-by-category.ts";
import type { PublicGuideCard } from "#features/guides/present-public.ts";
import { type CenterSettings, centerSettingsIn } from "#shared/center-settings.ts";
import type { MessageOverrides } from "#shared/message-overrides.ts";
import { readWebLink } from "#shared/web-link.ts";
import { type CollectionEntry, gatherCollections } from "./collections/gather-collections.ts";
import { presentHero } from "./hero.ts";
import { type PublicHelpCenter, type PublicLogo, presentImage, presentLogo } from "./present.ts";
import { type HomeContent, type HomeGuide, presentHome } from "./present-home.ts";
import { readSearch, readVisibility } from "./theme-settings.ts";

/** Props of `HelpCenterPreview`. A loader can return them, because they are serializable. */
export interface PreviewCenter
  extends Pick<
    PublicHelpCenter,
    "name" | "ownName" | "logo" | "homepage" | "shows" | "messages" | "own" | "hero"
  > {
  /** Our own headline. */
  welcome: string;
  /** Shown in the address bar of the frame, such as "step.example/help/acme". */
  address: string;
  /** Prefix of every link, such as "/help/acme". */
  basePath: string;
  theme: ThemeSettings;
  home: HomeContent;
  /** Questions by category, for the layout that has all of them on the start page. */
  groups: { name: string; questions: string[] }[];
  hasGuides: boolean;
  hasVideos: boolean;
  year: number;
  appName: string;
}

export interface PreviewInput {
  /** Empty if unknown. The preview then falls back to "Help Center", like the real page. */
  companyName: string;
  /** BCP 47 tag; null until known. */
  language: string | null;
  /** The help center's main language, if the preview shows another. */
  main?: string;
  messageOverrides?: MessageOverrides;
  /** Missing until the owner can change any. */
  centerSettings?: CenterSettings;
  websiteUrl: string | null;
  themeSettings: ThemeSettings;
  /** Missing until the owner can change these settings. Until then, search is on. */
  searchSettings?: SearchSettings;
  logo: Omit<PublicLogo, "isNameBeside"> | null;
  /** The result of `presentContact`. Null if the contact details aren't known yet. */
  contact: PublicContact | null;
  /** In the order of the FAQ page. For questions that aren't stored yet, the slug can be any unique text. */
  faqs: { slug: string; question: string; category: string }[];
  /** What the owner's categories look like. Missing if the owner can't change them yet. */
  collections?: CollectionEntry[];
  /** The published getting-started guide. Missing if the company can't have one yet. */
  guide?: HomeGuide | null;
  articles?: PublicArticleCard[];
  guides?: PublicGuideCard[];
  hasVideos?: boolean;
  /** Absolute, as `publicAddress` returns it. Shown without its scheme. */
  address: string;
  /** Links in a preview can't be followed, but they have the real addresses. */
  basePath: string;
  year: number;
  appName: string;
}

/** A preview is clipped long before its last question. */
const maxGroupQuestions = 8;

/** The start page of a stored or planned help center, as visitors will see it. */
export function presentPreview(input: PreviewInput): PreviewCenter {
  const { companyName, websiteUrl, themeSettings, logo, contact, faqs, basePath, year, appName } = input;
  const { guides = [], hasVideos = false } = input;
  const homepage = readWebLink(websiteUrl);
  const shows = readVisibility(themeSettings);
  const messages = centerMessages(input.language, input.messageOverrides);
  const shownLogo = presentLogo(logo, themeSettings);
  const ownName = companyName.trim() || homepage?.label || null;
  return {
    name: ownName ?? textsOf(messages).t("frame.helpCenter"),
    ownName,
    messages: startPageMessages(messages),
    welcome: textsOf(messages).t("home.welcome"),
    own: centerSettingsIn(input.centerSettings ?? {}, {
      language: input.language ?? "",
      main: input.main ?? input.language ?? "",
    }),
    logo: shownLogo,
    hero: presentHero(themeSettings, { logo: shownLogo, presentImage }),
    homepage,
    shows: { ...shows, search: readSearch(input.searchSettings ?? {}) },
    address: input.address.replace(/^https?:\/\//, "").replace(/\/$/, ""),
    basePath,
    theme: themeSettings,
    home: presentHome({
      faqs: shows.faqs ? faqs : [],
      collections: gatherCollections({
        entries: input.collections ?? [],
        questions: shows.faqs ? faqs : [],
        articles: input.articles ?? [],
        guides,
      }),
      guide: shows.guide ? input.guide : null,
      articles: input.articles,
      hasOthers: guides.length > 0 || hasVideos,
      contact: shows.contact ? contact : null,
    }),
    groups: groupByCategory(shows.faqs ? faqs : []).map(({ name, faqs }) => ({
      name,
      questions: faqs.slice(0, maxGroupQuestions).map(({ question }) => question),
    })),
    hasGuides: guides.length > 0,
    hasVideos,
    year,
    appName,
  };
}
