/**
 * The team's texts in the languages beside English. English texts stay in the code, where the specification's are quoted,
 * and name their translations: a text without one doesn't compile. One file per area, so that a page gets only its own.
 */
import { type TeamLanguage, teamLanguages } from "#shared/enumerations.ts";
import { access } from "./de/access.ts";
import { account } from "./de/account.ts";
import { answers } from "./de/answers.ts";
import { appearance } from "./de/appearance.ts";
import { articles } from "./de/articles.ts";
import { audit } from "./de/audit.ts";
import { auditEntries } from "./de/audit-entries.ts";
import { auth } from "./de/auth.ts";
import { center } from "./de/center.ts";
import { checks } from "./de/checks.ts";
import { contact } from "./de/contact.ts";
import { extension } from "./de/extension.ts";
import { faqs } from "./de/faqs.ts";
import { frame } from "./de/frame.ts";
import { guide } from "./de/guide.ts";
import { guides } from "./de/guides.ts";
import { home } from "./de/home.ts";
import { inbox } from "./de/inbox.ts";
import { keys } from "./de/keys.ts";
import { languages } from "./de/languages.ts";
import { links } from "./de/links.ts";
import { mails } from "./de/mails.ts";
import { moving } from "./de/moving.ts";
import { proof } from "./de/proof.ts";
import { recorder } from "./de/recorder.ts";
import { redirects } from "./de/redirects.ts";
import { settings } from "./de/settings.ts";
import { sources } from "./de/sources.ts";
import { team } from "./de/team.ts";
import { trades } from "./de/trades.ts";
import { transfer } from "./de/transfer.ts";
import { translate } from "./de/translate.ts";
import { videos } from "./de/videos.ts";
import { waitlist } from "./de/waitlist.ts";
import { website } from "./de/website.ts";
import { widget } from "./de/widget.ts";
import { wizard } from "./de/wizard.ts";
import { words } from "./de/words.ts";

export const teamCatalogs = {
  access: { de: access },
  account: { de: account },
  answers: { de: answers },
  appearance: { de: appearance },
  articles: { de: articles },
  audit: { de: audit },
  auditEntries: { de: auditEntries },
  auth: { de: auth },
  center: { de: center },
  checks: { de: checks },
  contact: { de: contact },
  extension: { de: extension },
  faqs: { de: faqs },
  frame: { de: frame },
  guide: { de: guide },
  guides: { de: guides },
  home: { de: home },
  inbox: { de: inbox },
  keys: { de: keys },
  languages: { de: languages },
  links: { de: links },
  mails: { de: mails },
  moving: { de: moving },
  proof: { de: proof },
  recorder: { de: recorder },
  redirects: { de: redirects },
  settings: { de: settings },
  sources: { de: sources },
  team: { de: team },
  trades: { de: trades },
  transfer: { de: transfer },
  translate: { de: translate },
  videos: { de: videos },
  waitlist: { de: waitlist },
  website: { de: website },
  widget: { de: widget },
  wizard: { de: wizard },
  words: { de: words },
};

export type TeamArea = keyof typeof teamCatalogs;

/** The one that is closest to a help center's language. */
export function teamLanguageFor(tag: string | null): TeamLanguage {
  return teamLanguages.find((language) => language === tag?.split("-")[0]?.toLowerCase()) ?? "en";
}

/** The English texts of an area. */
export type TeamText<Area extends TeamArea> = keyof (typeof teamCatalogs)[Area]["de"] & string;

/** Those without placeholders. */
export type PlainTeamText<Area extends TeamArea> = Exclude<TeamText<Area>, `${string}{${string}}${string}`>;

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
