/** The words of steps in every language of help centers. */
import type { CatalogTag } from "#engines/messages/catalogs.ts";
import { selectCatalog } from "#engines/messages/select-catalog.ts";
import { words as ar } from "./words/ar.ts";
import { words as cs } from "./words/cs.ts";
import { words as da } from "./words/da.ts";
import { words as de } from "./words/de.ts";
import { words as en } from "./words/en.ts";
import { words as es } from "./words/es.ts";
import { words as fi } from "./words/fi.ts";
import { words as fr } from "./words/fr.ts";
import { words as he } from "./words/he.ts";
import { words as it } from "./words/it.ts";
import { words as ja } from "./words/ja.ts";
import { words as ko } from "./words/ko.ts";
import { words as nb } from "./words/nb.ts";
import { words as nl } from "./words/nl.ts";
import { words as pl } from "./words/pl.ts";
import { words as ptBR } from "./words/pt-BR.ts";
import { words as ptPT } from "./words/pt-PT.ts";
import { words as ru } from "./words/ru.ts";
import { words as sv } from "./words/sv.ts";
import { words as tr } from "./words/tr.ts";
import { words as uk } from "./words/uk.ts";
import { words as zhHans } from "./words/zh-Hans.ts";
import { words as zhHant } from "./words/zh-Hant.ts";
import type { ClickWords } from "./words.ts";

const byLanguage: Record<CatalogTag, ClickWords> = {
  ar,
  cs,
  da,
  de,
  en,
  es,
  fi,
  fr,
  he,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  "pt-BR": ptBR,
  "pt-PT": ptPT,
  ru,
  sv,
  tr,
  uk,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
};

/** Takes a BCP 47 tag. English for languages without words of their own. */
export function clickWordsOf(language: string | null): ClickWords {
  return byLanguage[selectCatalog(language)];
}
