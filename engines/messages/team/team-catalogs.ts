/**
 * The team's texts in the languages beside English. English texts stay in the code, where the specification's are quoted,
 * and name their translations: a text without one doesn't compile. One file per area, so that a page gets only its own.
 */
import { auth } from "./de/auth.ts";
import { mails } from "./de/mails.ts";

export const teamCatalogs = { auth: { de: auth }, mails: { de: mails } };

export type TeamArea = keyof typeof teamCatalogs;
export const teamLanguages = ["en", "de"] as const;
export type TeamLanguage = (typeof teamLanguages)[number];

/** The English texts of an area. */
export type TeamText<Area extends TeamArea> = keyof (typeof teamCatalogs)[Area]["de"] & string;

/** Plain data, so that a loader can send it to a browser. English needs none. */
export interface TeamMessages<Area extends TeamArea> {
  area: Area;
  language: TeamLanguage;
  texts: Readonly<Record<string, string>>;
}

export function teamMessages<Area extends TeamArea>(area: Area, language: TeamLanguage): TeamMessages<Area> {
  const catalogs: Partial<Record<TeamLanguage, Readonly<Record<string, string>>>> = teamCatalogs[area];
  return { area, language, texts: catalogs[language] ?? {} };
}
