import { type TeamMessages, teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { type TeamTexts, teamTexts } from "#engines/messages/team/team-texts.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";
import { accountLanguage } from "../team-texts.server.ts";

/** The signed-in one. */
type Account = { language: TeamLanguage | null } | null | undefined;

/** For loaders of the pages for signing in and up. app/root.tsx reads `language`. */
export function inVisitorsLanguage(
  request: Request,
  account?: Account,
): { language: TeamLanguage; messages: TeamMessages<"auth"> } {
  const language = accountLanguage(request, account);
  return { language, messages: teamMessages("auth", language) };
}

export function authTextsFor(request: Request, account?: Account): TeamTexts<"auth"> {
  return teamTexts(inVisitorsLanguage(request, account).messages);
}
