import type { ThemeSettings } from "#db/schema/companies.ts";
import { type CenterMessages, centerMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { needsProof } from "#features/domains/website-proof.ts";
import { type CategoryNames, noCategories } from "#features/faqs/default-category.ts";
import { languageSegment } from "#features/translations/language-tag.ts";
import { centerSettingsIn, type ShownCenterSettings } from "#shared/center-settings.ts";
import { ownLanguageName } from "#shared/language-tag.ts";
import { fixedPicture } from "#shared/picture-address.ts";
import { readWebLink, type WebLink } from "#shared/web-link.ts";
import { type Hero, initialOf, presentHero } from "./hero.ts";
import { publicAddress } from "./public-address.ts";
import { languagesIn, type PublicScope, scopeIn } from "./public-scope.ts";
import {
  type CompanyTheme,
  readAnswering,
  readSearch,
  readVisibility,
  themeInputOf,
  themeOf,
} from "./theme-settings.ts";

export interface PublicLogo {
  url: string;
  /** In pixels. Null if the picture isn't in our storage. */
  width: number | null;
  height: number | null;
  /** Whether the name is shown beside it. If null, its shape decides. */
  isNameBeside: boolean | null;
}

export function presentLogo(
  logo: Omit<PublicLogo, "isNameBeside"> | null,
  { nameBesideLogo = null }: { nameBesideLogo?: boolean | null },
): PublicLogo | null {
  const url = presentImage(logo?.url ?? null);
  return logo && url ? { ...logo, url, isNameBeside: nameBesideLogo } : null;
}

/** Everything that public pages may show about a company. Columns that aren't copied here stay private. */
export interface PublicHelpCenter {
  /** "Help Center" if the company has no name. */
  name: string;
  /** Null if the company has no name. */
  ownName: string | null;
  /** For example "Acme Help Center". */
  title: string;
  /** Language tag (BCP 47) for the page's `lang` attribute. */
  language: string;
  /** All languages of the help center, beginning with the main one. Empty if it has only one. */
  languages: CenterLanguage[];
  categories: CategoryNames;
  messages: CenterMessages;
  /** The owner's words and links. */
  own: ShownCenterSettings;
  logo: PublicLogo | null;
  /** The owner's icon, a square logo, or an SVG with the company's initial. */
  icon: { url: string; touchUrl: string | null };
  hero: Hero;
  homepage: WebLink | null;
  themeCss: string;
  barColors: { light: string; dark: string };
  shows: { overview: boolean; faqs: boolean; contact: boolean; guide: boolean; search: boolean };
  /** A language model reads the questions that visitors search for. */
  asksModel: boolean;
  /** Absolute, without a trailing slash, with the page's language. Null if the help center has no address. */
  canonicalBase: string | null;
  /** A preview is visible only to the team. */
  isPreview: boolean;
  /** A preview or a private help center: search engines and programs must not list it. */
  isUnlisted: boolean;
  /** Nothing proves that the website belongs to the team. The footer says so, and search engines don't index it. */
  isUnverified: boolean;
}

export interface CenterLanguage {
  language: string;
  /** In the language itself, such as "Deutsch". */
  name: string;
  /** Prefix of links to its pages. */
  basePath: string;
  canonicalBase: string | null;
  /** Offers a page to visitors who read this language: in it, or in English if it has no catalog. */
  offer: { text: string; close: string; lang: string };
}

interface PresentOptions {
  origin: string;
  baseDomain: string;
  categories?: CategoryNames;
  isPreview?: boolean;
  isPrivate?: boolean;
  /** Whether the installation has a language model. */
  hasModel?: boolean;
}

/** By the company's row, of which there is one object for each version (`findPublicScope`), and by everything else. */
const presented = new WeakMap<PublicScope["company"], Map<string, PublicHelpCenter>>();

export function presentHelpCenter(scope: PublicScope, options: PresentOptions): PublicHelpCenter {
  const { company, rootPath, view } = scope;
  const { categories, isPreview, isPrivate, hasModel, origin, baseDomain } = options;
  const known = presented.get(company) ?? new Map<string, PublicHelpCenter>();
  presented.set(company, known);
  const flags = [isPreview, isPrivate, hasModel].map((flag) => (flag ? 1 : 0)).join("");
  const key = [rootPath, view.main, view.language, flags, origin, baseDomain].join("\n");
  const before = known.get(key);
  // Of one version, these are the same object, too, unless they were read again.
  if (before && before.categories === (categories ?? noCategories)) return before;
  const center = present(scope, options);
  known.set(key, center);
  return center;
}

function present(
  scope: PublicScope,
  {
    isPreview = false,
    isPrivate = false,
    hasModel = false,
    categories = noCategories,
    ...installation
  }: PresentOptions,
): PublicHelpCenter {
  const { company, view } = scope;
  const homepage = readWebLink(company.websiteUrl);
  const name = company.companyName.trim() || homepage?.label || "";
  const messages = centerMessages(view.language, company.messageOverrides);
  const { t } = textsOf(messages);
  const theme = knownTheme(company.themeSettings);
  const { logoUrl, logoWidth: width, logoHeight: height } = company;
  const logo = presentLogo(logoUrl === null ? null : { url: logoUrl, width, height }, company.themeSettings);
  const hero = presentHero(company.themeSettings, { logo, presentImage });
  return {
    name: name || t("frame.helpCenter"),
    ownName: name || null,
    title: name ? t("frame.centerTitle", { name }) : t("frame.helpCenter"),
    language: view.language,
    languages: presentLanguages(scope, { withDrafts: isPreview, ...installation }),
    categories,
    messages,
    own: centerSettingsIn(company.centerSettings, view),
    logo,
    icon: hero.mark
      ? { url: fixedPicture(hero.mark, 96).src, touchUrl: fixedPicture(hero.mark, 192).src }
      : { url: initialIcon(name, theme.sign), touchUrl: null },
    hero,
    homepage,
    themeCss: theme.css,
    barColors: theme.barColors,
    shows: { ...readVisibility(company.themeSettings), search: readSearch(company.searchSettings) },
    asksModel: hasModel && readAnswering(company.searchSettings).withModel,
    canonicalBase: addressIn(scope, view.language, installation),
    isPreview,
    isUnlisted: isPreview || isPrivate,
    isUnverified: needsProof(company),
  };
}

/** The help center's canonical address in a language, without a trailing slash. */
function addressIn(
  { company, view }: PublicScope,
  language: string,
  installation: { origin: string; baseDomain: string },
): string | null {
  const address = publicAddress(company, installation);
  return address === null || language === view.main ? address : `${address}/${languageSegment(language)}`;
}

function presentLanguages(
  scope: PublicScope,
  { withDrafts, ...installation }: { withDrafts: boolean; origin: string; baseDomain: string },
): CenterLanguage[] {
  const languages = languagesIn(scope, { withDrafts });
  if (languages.length < 2) return [];
  return languages.map((language) => {
    const name = ownLanguageName(language);
    const messages = centerMessages(language, scope.company.messageOverrides);
    const { t } = textsOf(messages);
    return {
      language,
      name,
      basePath: scopeIn(scope, language).basePath,
      canonicalBase: addressIn(scope, language, installation),
      offer: {
        text: t("page.alsoIn", { language: name }),
        close: t("frame.close"),
        lang: messages.lang ?? language,
      },
    };
  });
}

/**
 * Cache of compiled themes by their settings, because every page of a company needs the same one. Each takes about 5
 * kB.
 */
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

/** Accepts paths in our own storage and web URLs, but never data: or script URLs. */
export function presentImage(address: string | null): string | null {
  if (!address) return null;
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/** The icon of a company without a mark shows its initial on its brand color. */
function initialIcon(name: string, { ground, ink }: { ground: string; ink: string }): string {
  const initial = initialOf(name) || "?";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/><text x="16" y="22.5" font-family="system-ui,sans-serif" font-weight="600" font-size="18" text-anchor="middle" fill="${ink}">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
