/** Words a recorded click for the team. The guide itself is in the help center's language. */

import { words as de } from "#engines/recording/clicks/words/de.ts";
import { words as en } from "#engines/recording/clicks/words/en.ts";
import type { ClickWords } from "#engines/recording/clicks/words.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";

export const clickWords: Record<TeamLanguage, ClickWords> = { de, en };
