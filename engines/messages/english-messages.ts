/** For pages that belong to no help center. Doesn't import the other catalogs, so it may run in browsers. */
import { en } from "./catalogs/en.ts";
import type { CenterMessages } from "./center-messages.ts";
import { compileCatalog } from "./compile-catalog.ts";

/** English dates are written as on Step's own pages. */
export const englishLocale = "en-GB";

export const englishMessages: CenterMessages = {
  tag: "en",
  locale: englishLocale,
  lang: null,
  texts: compileCatalog(en),
};
