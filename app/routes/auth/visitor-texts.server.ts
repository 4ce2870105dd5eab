import {
  type TeamLanguage,
  type TeamMessages,
  teamLanguages,
  teamMessages,
} from "#engines/messages/team/team-catalogs.ts";
import { type TeamTexts, teamTexts } from "#engines/messages/team/team-texts.ts";
import { preferredLanguage } from "../preferred-language.ts";

/** There is no account yet whose setting could say it. */
export function visitorLanguage(request: Request): TeamLanguage {
  const preferred = preferredLanguage(request, [...teamLanguages]);
  return teamLanguages.find((language) => language === preferred) ?? "en";
}

/** For loaders of the pages for signing in and up. app/root.tsx reads `language`. */
export function inVisitorsLanguage(request: Request): {
  language: TeamLanguage;
  messages: TeamMessages<"auth">;
} {
  const language = visitorLanguage(request);
  return { language, messages: teamMessages("auth", language) };
}

export function authTextsFor(request: Request): TeamTexts<"auth"> {
  return teamTexts(inVisitorsLanguage(request).messages);
}
