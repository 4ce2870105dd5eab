/** Texts that the actions of settings return, so that the compiler doesn't see whether they have translations. */
import { expect, test } from "vitest";
import { type TeamArea, teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { fileTexts } from "#engines/moving/article-file.ts";
import { wordLabels } from "#features/companies/center-words.ts";
import { scopeTexts } from "#features/companies/keys/company-key.ts";
import {
  languageTexts,
  pictureTexts,
  reservedText,
  settingsTexts,
  takenText,
} from "#features/companies/settings-texts.ts";
import { backgroundPresets, bannerPresets, fieldLabels } from "#features/companies/settings-values.ts";
import { eventTexts } from "#features/companies/webhooks/webhook.ts";
import { inboxDone, inboxFailed } from "#features/contact/inbox-texts.ts";
import { ownerContactTexts } from "#features/contact/owner-texts.ts";
import { exportTexts } from "#features/help-center/export/export-texts.ts";
import { languageTexts as ownLanguageTexts } from "#features/help-center/translate/texts.ts";
import { movingTexts, noteTexts } from "#features/moving/moving-texts.ts";
import { apiForms, fileForms } from "#features/moving/source-forms.ts";
import { accessTexts } from "#features/readers/texts.ts";
import { redirectTexts } from "#features/redirects/redirect-texts.ts";
import { widgetTexts } from "#features/widget/widget-texts.ts";
import { importsBusy } from "#platform/threads/import-turns.ts";

const presets = [...bannerPresets, ...backgroundPresets].map(({ name }) => name);
const strings = (texts: object) =>
  Object.values(texts).filter((text): text is string => typeof text === "string");
const namedLanguageTexts = Object.values(ownLanguageTexts).map((text) =>
  typeof text === "string" ? text : text("French"),
);
const wordProblems = [
  languageTexts.notPlain,
  languageTexts.tooLong(80),
  languageTexts.keepPlaceholders([]),
  languageTexts.keepPlaceholders(["{count}", "{name}"]),
];
const { saved, saveFailed, conflict, wrongColor, ...rest } = settingsTexts;
const { wrongSubdomain, invalidSubdomain, takenTitle, needsAddress, needsDomain } = rest;

const { wrongRow, imported, notAPath, notATarget } = redirectTexts;
const redirectProblems = [wrongRow(7, notAPath), wrongRow(1_234, notATarget), imported(1), imported(1_234)];
const { notFound, isPrivate, wrongKey, unreachable, tooBusy, tooMany, noArticles, noSuchAddress } =
  movingTexts;
const { noPublicPages, notAllowed, tooManyPages, pageTooComplex } = movingTexts;
const ofHosts = [
  ...[isPrivate, unreachable, tooBusy, noArticles, noSuchAddress].map((text) => text("acme.zendesk.com")),
  ...[noPublicPages, notAllowed, tooManyPages, pageTooComplex].map((text) => text("acme.example/help")),
  ...[notFound, wrongKey].map((text) => text("Zendesk", "acme.zendesk.com")),
];
const ofForms = [
  ...Object.values(apiForms).flatMap(({ text, needs, address, key, regions = [] }) => [
    ...[text, needs],
    ...(key ? [key.label, key.help] : []),
    ...(address ? [address.label, ...(address.help ? [address.help] : [])] : []),
    // A single region isn't shown.
    ...(regions.length > 1 ? regions.map(({ label }) => label) : []),
  ]),
  ...Object.values(fileForms).flatMap(({ text, needs, label, help }) => [text, needs, label, help]),
];
const notes = Object.values(noteTexts).flatMap(({ one, many, text }) => [one, many, text]);

const texts: [TeamArea, string[]][] = [
  ["settings", [...Object.values(fieldLabels), saved, saveFailed, conflict]],
  ["center", [wrongSubdomain, invalidSubdomain, takenTitle, needsAddress, needsDomain]],
  ["center", [takenText("acme"), reservedText("api")]],
  [
    "appearance",
    [wrongColor, ...Object.values(pictureTexts).flatMap((texts) => Object.values(texts)), ...presets],
  ],
  ["words", [...Object.values(wordLabels), "Use at most 40 characters"]],
  ["languages", [...namedLanguageTexts, ...wordProblems]],
  ["access", [...strings(accessTexts), accessTexts.wrongEmail("x"), accessTexts.tooManyReaders(1_000)]],
  ["access", [accessTexts.invited(1), accessTexts.invited(7)]],
  ["contact", [...Object.values(ownerContactTexts), "Please enter a link to your page on Facebook"]],
  ["widget", [...strings(widgetTexts), widgetTexts.tooManyOrigins(20), widgetTexts.tooManyRules(50)]],
  ["widget", [widgetTexts.unknownTitle("x")]],
  ["keys", [...Object.values(scopeTexts), ...Object.values(eventTexts), "Use at most 2,000 characters"]],
  ["redirects", [...strings(redirectTexts), ...redirectProblems]],
  ["moving", [...strings(movingTexts), ...ofHosts, ...ofForms, tooMany(20_000), ...notes, importsBusy]],
  ["moving", Object.values(fileTexts)],
  ["moving", [movingTexts.replacedLinks(1), movingTexts.replacedLinks(1_234)]],
  ["transfer", [...strings(exportTexts), importsBusy]],
  ["inbox", [...Object.values(inboxDone).filter((text) => text !== null), inboxFailed]],
];

/** The same in both languages. */
const same = new Set(["Subdomain", "Name", "Pink", "Indigo", "Orange"]);

test.each(texts)("what settings say in the area %s has a translation", (area, said) => {
  const german = teamTexts(teamMessages(area, "de"));
  expect(said.filter((text) => !same.has(text) && german.said(text) === text)).toEqual([]);
});
