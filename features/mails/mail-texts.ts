import { teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { type TeamTexts, teamTexts } from "#engines/messages/team/team-texts.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";

/** Texts of mails to people with an account. In English by default. */
export function mailTexts(language: TeamLanguage = "en"): TeamTexts<"mails"> {
  return teamTexts(teamMessages("mails", language));
}
