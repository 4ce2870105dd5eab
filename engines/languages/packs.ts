/** Every language that has a pack, in the order in which equally likely ones are chosen. */

import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { LanguagePack } from "./language-pack.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { tr } from "./tr.ts";

export const packs: readonly LanguagePack[] = [en, de, fr, es, it, nl, pt, tr];
