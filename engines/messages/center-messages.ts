/** The messages of one help center: its language's catalog with the owner's own words. */
import type { MessageOverrides } from "#shared/message-overrides.ts";
import type { MessageKey } from "./catalog.ts";
import { type CatalogTag, catalogs } from "./catalogs.ts";
import { compileCatalog } from "./compile-catalog.ts";
import { englishLocale } from "./english-messages.ts";
import { findOverrideProblem } from "./message-override.ts";
import { fallbackTag, isSameLanguage, selectCatalog } from "./select-catalog.ts";

/** Plain data, so that a loader can send it to a browser. */
export interface CenterMessages {
  tag: CatalogTag;
  /** For dates, numbers and plurals. */
  locale: string;
  /** The `lang` attribute of our texts. Null if the page itself is already in their language. */
  lang: string | null;
  /** In ICU MessageFormat. */
  texts: Record<MessageKey, string>;
}

const kept = new Map<string, CenterMessages>();
const maxKept = 400;

/** Returns the same object for the same input, because every page needs it. `language` is the center's BCP 47 tag. */
export function centerMessages(language: string | null, overrides: MessageOverrides = {}): CenterMessages {
  const tag = selectCatalog(language);
  const own = overrides[tag] ?? {};
  const key = JSON.stringify([language, own]);
  const known = kept.get(key);
  if (known) return known;
  const isOwn = language === null || isSameLanguage(language, tag);
  const messages: CenterMessages = {
    tag,
    locale: localeOf(tag, isOwn ? language : null),
    lang: isOwn ? null : tag,
    texts: compileCatalog(catalogs[tag], (id, text) => {
      const mine = own[id];
      return mine !== undefined && findOverrideProblem(tag, id, mine) === null ? mine : text;
    }),
  };
  if (kept.size >= maxKept) kept.clear();
  kept.set(key, messages);
  return messages;
}

/** Help centers keep their region's formats, except for English ones. */
function localeOf(tag: CatalogTag, language: string | null): string {
  if (tag === fallbackTag) return englishLocale;
  return language === null ? tag : new Intl.Locale(language).toString();
}

/** The messages that a preview of the start page shows, for pages that send them to browsers. */
export function startPageMessages(messages: CenterMessages): CenterMessages {
  const texts = Object.entries(messages.texts).filter(([key]) => onStartPage.test(key));
  return { ...messages, texts: Object.fromEntries(texts) as CenterMessages["texts"] };
}

const onStartPage =
  /^(?:frame|nav|home)\.|^faq\.(?:general|none|categories)$|^page\.stillStuck$|^contact\.(?:us|sendMessage|email|phone|address|sendTo|sendToUs|writeTo|call|seeHow|seeHowUs)$|^search\.(?:placeholder|label|button)$|^hours\.(?:title|open|openUntil|opens|opensOn)$/;
