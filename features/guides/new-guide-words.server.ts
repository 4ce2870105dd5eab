/** What a guide and its steps are called before the team names them, in the help center's language. */
import { centerMessages } from "#engines/messages/center-messages.ts";
import { fallbackTag } from "#engines/messages/select-catalog.ts";
import { teamLanguageFor } from "#engines/messages/team/team-catalogs.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { guideLimits } from "#shared/guide-limits.ts";
import type { NewGuideWords, NewStepWords } from "./owner-guide.ts";
import { guideWords } from "./owner-texts.ts";
import { placeholders } from "./placeholders.ts";

export function newGuideWords(language: string | null): NewGuideWords {
  const messages = centerMessages(language);
  // The specification words the English guide.
  if (messages.tag === fallbackTag) return guideWords;
  const { titles, description } = newStepWords(language);
  return { title: textsOf(messages).t("nav.gettingStarted"), firstSteps: titles.slice(0, 2), description };
}

/** "Step 1" is the first title, and there are as many as a guide can have steps. */
export function newStepWords(language: string | null): NewStepWords {
  const { t } = textsOf(centerMessages(language));
  return {
    titles: Array.from({ length: guideLimits.steps }, (_, index) =>
      t("guide.stepNumber", { number: index + 1 }),
    ),
    description: placeholders[teamLanguageFor(language)],
  };
}

/** Of a guide that is made from a recording. */
export function recordedGuideTitle(language: string | null, companyName: string): string {
  const name = companyName.trim();
  if (name === "") return newGuideWords(language).title;
  return textsOf(centerMessages(language)).t("guide.titleWith", { name });
}
