import { createContext, type RouterContextProvider } from "react-router";
import { type TeamArea, teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { saidBy, type TeamTexts, teamTexts } from "#engines/messages/team/team-texts.ts";
import type { AnyTeamMessages } from "#features/companies/components/team-texts.tsx";
import { type TeamLanguage, teamLanguages } from "#shared/enumerations.ts";
import { preferredLanguage } from "./preferred-language.ts";

/** The language of the signed-in person's pages. The guards set it. */
export const teamLanguageContext = createContext<TeamLanguage>();

/** Null if the browser asks for neither. A new account gets it. */
export function askedLanguage(request: Request): TeamLanguage | null {
  const preferred = preferredLanguage(request, [...teamLanguages]);
  return teamLanguages.find((language) => language === preferred) ?? null;
}

/** For pages without an account, whose setting would decide. */
export function visitorLanguage(request: Request): TeamLanguage {
  return askedLanguage(request) ?? "en";
}

/** The account's setting wins over the browser's language. */
export function accountLanguage(
  request: Request,
  account: { language: TeamLanguage | null } | null | undefined,
): TeamLanguage {
  return account?.language ?? visitorLanguage(request);
}

/** For loaders behind a guard. app/root.tsx reads `language`. */
export function inAccountLanguage(
  context: Readonly<RouterContextProvider>,
  areas: TeamArea[],
): { language: TeamLanguage; messages: AnyTeamMessages[] } {
  return inLanguage(context.get(teamLanguageContext), areas);
}

export function inLanguage(
  language: TeamLanguage,
  areas: TeamArea[],
): { language: TeamLanguage; messages: AnyTeamMessages[] } {
  return { language, messages: areas.map((area) => teamMessages(area, language) as AnyTeamMessages) };
}

/** For actions whose texts come from several areas. */
export function accountSaid(
  context: Readonly<RouterContextProvider>,
  areas: TeamArea[],
): (text: string) => string {
  return saidBy(inAccountLanguage(context, areas).messages);
}

/** For actions behind a guard. */
export function accountTexts<Area extends TeamArea>(
  context: Readonly<RouterContextProvider>,
  area: Area,
): TeamTexts<Area> {
  return teamTexts(teamMessages(area, context.get(teamLanguageContext)));
}
