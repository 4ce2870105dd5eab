import type { PublishedTranslation } from "./stored-translations.server.ts";

/** What a page shows for an item that is stored in another language. Empty for items in the page's language. */
export interface Translated {
  translation?: PublishedTranslation;
  /** Language of the stored texts. */
  sourceLang?: string;
}

/** Language of the shown texts, if it isn't the page's. */
export function langOf({ translation, sourceLang }: Translated): string | undefined {
  return translation ? undefined : sourceLang;
}
