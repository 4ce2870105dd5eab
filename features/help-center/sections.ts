import type { ThemeSettings } from "#db/schema/companies.ts";
import { readVisibility } from "./theme-settings.ts";

/** What a help center has to show, and its owner does not hide: where its navigation leads. */
export interface Sections {
  /** The cards of the start page, and the way to it. */
  overview: boolean;
  guide: boolean;
  guides: boolean;
  videos: boolean;
  faqs: boolean;
  articles: boolean;
  contact: boolean;
}

/** Nothing leads to what is not there; questions have a page that says that there are none yet. */
export function sectionsOf(
  settings: ThemeSettings,
  there: { guide: boolean; guides: boolean; videos: boolean; articles: boolean; contact: boolean },
): Sections {
  const shown = readVisibility(settings);
  return {
    overview: shown.overview,
    guide: shown.guide && there.guide,
    guides: there.guides,
    videos: there.videos,
    faqs: shown.faqs,
    articles: there.articles,
    contact: shown.contact && there.contact,
  };
}
