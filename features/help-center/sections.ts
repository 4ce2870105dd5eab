import type { ThemeSettings } from "#db/schema/companies.ts";
import { readVisibility } from "./theme-settings.ts";

/** Sections that have content and that the owner doesn't hide. The navigation shows an entry for each. */
export interface Sections {
  /** The cards on the start page, and their navigation entry. */
  overview: boolean;
  guide: boolean;
  guides: boolean;
  videos: boolean;
  faqs: boolean;
  articles: boolean;
  contact: boolean;
}

/** Whether the search can find anything. */
export function hasContent({ faqs, guide, guides, videos, articles }: Sections): boolean {
  return faqs || guide || guides || videos || articles;
}

export function sectionsOf(
  settings: ThemeSettings,
  there: {
    faqs: boolean;
    guide: boolean;
    guides: boolean;
    videos: boolean;
    articles: boolean;
    contact: boolean;
  },
): Sections {
  const shown = readVisibility(settings);
  return {
    overview: shown.overview,
    guide: shown.guide && there.guide,
    guides: there.guides,
    videos: there.videos,
    faqs: shown.faqs && there.faqs,
    articles: there.articles,
    contact: shown.contact && there.contact,
  };
}
