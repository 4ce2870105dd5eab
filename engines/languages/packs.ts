/** Every language that has a pack, in the order in which equally likely ones are chosen. */

import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import type { LanguagePack } from "./language-pack.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { tr } from "./tr.ts";

export const packs: readonly LanguagePack[] = [en, de, fr, es, it, nl, pt, pl, tr, ru, ja];

/** The pack of a language; null for a language without one, in which nothing is ever written. */
export function packOf(language: string): LanguagePack | null {
  const [primary] = language.split("-");
  return packs.find(({ code }) => code === primary) ?? null;
}
