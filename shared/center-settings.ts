/** What an owner can say and link on every page of a help center. */

export const heroLayouts = ["search", "topics", "single"] as const;
/** "search" begins with the search field, "topics" with the categories, and "single" has all questions on one page. */
export type HeroLayout = (typeof heroLayouts)[number];

export const heroPatterns = ["none", "marks"] as const;
/** What is behind the headline of the start page if it has no picture: nothing, or the company's mark. */
export type HeroPattern = (typeof heroPatterns)[number];

/** The first links are in the header, the others in the footer. */
export const headerLinks = 2;
export const footerLinks = 5;

/** Every missing key means our own text, or none. */
export interface CenterSettings {
  layout?: HeroLayout;
  /** Whether articles name their author. */
  showsAuthors?: boolean;
  /** Whether articles say when the team last confirmed them. */
  showsChecks?: boolean;
  announcementUrl?: string;
  /** Addresses of the header's links, followed by those of the footer. Empty ones aren't shown. */
  links?: string[];
  /** By language tag. */
  words?: Record<string, CenterWords>;
}

export interface CenterWords {
  headline?: string;
  intro?: string;
  announcement?: string;
  announcementLink?: string;
  /** In the order of the links. */
  labels?: string[];
}

interface ShownLink {
  label: string;
  url: string;
  /** Language of the label, if it isn't the page's. */
  lang?: string | undefined;
}

interface ShownText {
  text: string;
  lang?: string | undefined;
}

/** The settings in a page's language. */
export interface ShownCenterSettings {
  layout: HeroLayout;
  showsAuthors: boolean;
  showsChecks: boolean;
  /** Null for our own. */
  headline: ShownText | null;
  intro: ShownText | null;
  announcement: (ShownText & { link: ShownLink | null }) | null;
  header: ShownLink[];
  footer: ShownLink[];
}

/** A text without a translation is shown in the main language. */
export function centerSettingsIn(
  settings: CenterSettings,
  { language, main }: { language: string; main: string },
): ShownCenterSettings {
  const own = settings.words?.[language] ?? {};
  const fallback = language === main ? {} : (settings.words?.[main] ?? {});
  const textOf = (text: string | undefined, inMain: string | undefined): ShownText | null => {
    if (text) return { text };
    return inMain ? { text: inMain, lang: main } : null;
  };
  const linkOf = (url: string | undefined, label: ShownText | null): ShownLink | null =>
    url && label ? { url, label: label.text, lang: label.lang } : null;
  const links = (settings.links ?? []).map((url, index) =>
    linkOf(url, textOf(own.labels?.[index], fallback.labels?.[index])),
  );
  const announcement = textOf(own.announcement, fallback.announcement);
  return {
    layout: settings.layout ?? "search",
    showsAuthors: settings.showsAuthors === true,
    showsChecks: settings.showsChecks === true,
    headline: textOf(own.headline, fallback.headline),
    intro: textOf(own.intro, fallback.intro),
    announcement: announcement && {
      ...announcement,
      link: linkOf(settings.announcementUrl, textOf(own.announcementLink, fallback.announcementLink)),
    },
    header: links.slice(0, headerLinks).filter((link) => link !== null),
    footer: links.slice(headerLinks).filter((link) => link !== null),
  };
}
