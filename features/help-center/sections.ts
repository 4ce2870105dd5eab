import type { ThemeSettings } from "#db/schema/companies.ts";
import { readVisibility } from "./theme-settings.ts";

/** Sections that have content and aren't hidden by the owner. They become the navigation entries. */
export interface Sections {
  /** The cards on the start page and the navigation entry for them. */
  overview: boolean;
  guide: boolean;
  guides: boolean;
  videos: boolean;
  faqs: boolean;
  articles: boolean;
  contact: boolean;
}

/** Empty sections are omitted, except the questions: their page has a message for visitors. */
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
