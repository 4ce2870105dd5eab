/** Every language in which the frame around help centers is available, with one file and one line each. */
import type { Catalog } from "./catalog.ts";
import { ar } from "./catalogs/ar.ts";
import { cs } from "./catalogs/cs.ts";
import { da } from "./catalogs/da.ts";
import { de } from "./catalogs/de.ts";
import { en } from "./catalogs/en.ts";
import { es } from "./catalogs/es.ts";
import { fi } from "./catalogs/fi.ts";
import { fr } from "./catalogs/fr.ts";
import { he } from "./catalogs/he.ts";
import { it } from "./catalogs/it.ts";
import { ja } from "./catalogs/ja.ts";
import { ko } from "./catalogs/ko.ts";
import { nb } from "./catalogs/nb.ts";
import { nl } from "./catalogs/nl.ts";
import { pl } from "./catalogs/pl.ts";
import { ptBR } from "./catalogs/pt-BR.ts";
import { ptPT } from "./catalogs/pt-PT.ts";
import { ru } from "./catalogs/ru.ts";
import { sv } from "./catalogs/sv.ts";
import { tr } from "./catalogs/tr.ts";
import { uk } from "./catalogs/uk.ts";
import { zhHans } from "./catalogs/zh-Hans.ts";
import { zhHant } from "./catalogs/zh-Hant.ts";

export const catalogs = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  "pt-BR": ptBR,
  "pt-PT": ptPT,
  pl,
  cs,
  sv,
  da,
  nb,
  fi,
  tr,
  ru,
  uk,
  ja,
  ko,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
  ar,
  he,
} satisfies Record<string, Catalog>;

/** A BCP 47 tag that has a catalog. */
export type CatalogTag = keyof typeof catalogs;
