/**
 * Changes the settings that a request names, through the forms of the dashboard and their checks. The caller holds the
 * company's lock, so the versions that are read here are current.
 */

import type { BodyOf } from "#features/api/operation.ts";
import type { Operations } from "#features/api/operations.ts";
import { ProblemError } from "#features/api/problems.ts";
import {
  type CenterWordsValues,
  centerWordsOf,
  linkIndexes,
  readCenterWordsForm,
} from "#features/companies/center-words.ts";
import { readLanguageForm } from "#features/companies/language-settings.ts";
import { saveCenterWords } from "#features/companies/save-center-words.server.ts";
import { readAppearanceForm, readWebsiteUrl } from "#features/companies/settings-schema.ts";
import {
  getSettings,
  saveAppearance,
  saveHelpCenter,
} from "#features/companies/update-company-settings.server.ts";
import { saveLanguage } from "#features/companies/update-languages.server.ts";
import { findOwnContact, saveOwnContact } from "#features/contact/own-contact.server.ts";
import { readContactDetails } from "#features/contact/owner-schema.ts";
import { renameInFaqs } from "#features/faqs/rename-company.server.ts";
import { mainLanguageOf } from "#features/translations/language-tag.ts";
import { saveButton, setOrigins } from "#features/widget/own-widget.server.ts";
import { readButtonForm } from "#features/widget/widget-forms.ts";
import type { Services } from "#platform/services.ts";
import type { Done, Refused } from "#shared/action-outcome.ts";
import { headerLinks } from "#shared/center-settings.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";
import { socialNetworkNames } from "#shared/social-networks.ts";
import { maxOrigins } from "#shared/widget-settings.ts";

type Body = BodyOf<Operations["updateSettings"]>;

export async function changeLanguage(
  deps: Services,
  scope: KeyHolderScope,
  { language }: Body,
): Promise<void> {
  if (language === undefined) return;
  const { company } = await getSettings(deps.db, scope);
  const read = readLanguageForm(formOf({ version: company.version, language }));
  if ("errors" in read) throw invalidFields(read.errors);
  requireDone(await saveLanguage(deps, scope, read));
}

export async function changeWords(deps: Services, scope: KeyHolderScope, body: Body): Promise<void> {
  const { name, layout, headline, intro, announcement, headerLinks: header, footerLinks: footer } = body;
  const named = {
    ...(name === undefined ? {} : { companyName: name }),
    ...(layout === undefined ? {} : { layout }),
    ...(headline === undefined ? {} : { headline: headline ?? "" }),
    ...(intro === undefined ? {} : { intro: intro ?? "" }),
    ...(announcement === undefined
      ? {}
      : {
          announcement: announcement?.text ?? "",
          announcementLink: announcement?.linkLabel ?? "",
          announcementUrl: announcement?.linkUrl ?? "",
        }),
    ...(header ? linkValues(linkIndexes.slice(0, headerLinks), header) : {}),
    ...(footer ? linkValues(linkIndexes.slice(headerLinks), footer) : {}),
  };
  if (Object.keys(named).length === 0) return;
  const { company } = await getSettings(deps.db, scope);
  const language = mainLanguageOf(company);
  const values = { ...centerWordsOf(company, language), ...named };
  const read = readCenterWordsForm(formOf({ version: company.version, ...values }), { isMain: true });
  if ("errors" in read) throw invalidFields(read.errors, wordFields);
  requireDone(await saveCenterWords(deps, scope, { ...read, language }, renameInFaqs), wordFields);
}

export async function changeAppearance(
  deps: Services,
  scope: KeyHolderScope,
  { colors, font }: Body,
): Promise<void> {
  if (colors === undefined && font === undefined) return;
  const { appearance } = await getSettings(deps.db, scope);
  const { primary, secondary, background } = colors ?? {};
  const values = {
    ...appearance.values,
    ...(primary === undefined ? {} : { primaryColor: primary }),
    ...(secondary === undefined ? {} : { secondaryColor: secondary ?? "" }),
    ...(background === undefined ? {} : { backgroundColor: background }),
    ...(font === undefined ? {} : { fontFamily: font }),
  };
  const read = readAppearanceForm(formOf({ version: appearance.version, ...values }));
  if ("errors" in read) throw invalidFields(read.errors, colorFields);
  requireDone(await saveAppearance(deps, scope, read), colorFields);
}

export async function changeContact(deps: Services, scope: KeyHolderScope, { contact }: Body): Promise<void> {
  if (contact === undefined) return;
  const { fields, state } = await findOwnContact(deps.db, scope);
  const { hasForm = fields.contactFormEnabled, social = {}, ...typed } = contact;
  const { contactFormEnabled: _, ...texts } = fields;
  const form = formOf({ ...texts, ...namedTexts(typed), ...namedTexts(social) });
  if (hasForm) form.set("contactFormEnabled", "true");
  const { details, errors } = readContactDetails(form);
  if (errors) throw invalidFields(errors, contactFields);
  if ((await saveOwnContact(deps, scope, { fields: details, state })) === "conflict")
    throw new ProblemError("conflict");
}

export async function changeSearch(
  deps: Services,
  scope: KeyHolderScope,
  { websiteUrl, search }: Body,
): Promise<void> {
  if (websiteUrl === undefined && search === undefined) return;
  const { helpCenter } = await getSettings(deps.db, scope);
  const { isOn, answers, answersFromWebsite } = search ?? {};
  const website = websiteUrl === undefined ? null : readWebsiteUrl(websiteUrl ?? "");
  if (website && "error" in website) throw invalidFields({ websiteUrl: website.error });
  const values = {
    ...helpCenter.values,
    ...(website === null ? {} : { websiteUrl: website.url }),
    ...(isOn === undefined ? {} : { searchEnabled: isOn }),
    ...(answers === undefined ? {} : { answersEnabled: answers }),
    ...(answersFromWebsite === undefined ? {} : { answersFromWebsite }),
  };
  requireDone(await saveHelpCenter(deps, scope, { version: helpCenter.version, values }));
}

export async function changeWidget(deps: Services, scope: KeyHolderScope, { widget }: Body): Promise<void> {
  if (widget === undefined) return;
  const { origins, ...button } = widget;
  if (origins !== undefined) requireDone(await setOrigins(deps, scope, origins), widgetFields);
  if (Object.keys(button).length === 0) return;
  const { widgetSettings: stored } = (await getSettings(deps.db, scope)).company;
  const {
    label = stored.label ?? "",
    side = stored.side ?? "end",
    hasShortcut = stored.hasShortcut,
  } = button;
  const read = readButtonForm(formOf({ label: label ?? "", side, ...(hasShortcut ? { hasShortcut } : {}) }));
  if ("errors" in read) throw invalidFields(read.errors, widgetFields);
  requireDone(await saveButton(deps, scope, read), widgetFields);
}

/** Links that aren't given are removed. */
function linkValues(
  indexes: readonly (typeof linkIndexes)[number][],
  links: { label: string; url: string }[],
): Partial<CenterWordsValues> {
  return Object.fromEntries(
    indexes.flatMap((index, place) => [
      [`link${index}Label`, links[place]?.label ?? ""],
      [`link${index}Url`, links[place]?.url ?? ""],
    ]),
  );
}

/** Null removes a text. */
function namedTexts(typed: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => (value === undefined ? [] : [[name, value ?? ""]])),
  );
}

function formOf(values: Record<string, string | number | boolean>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, String(value));
  return form;
}

/** Names of the request's fields by those of the forms, where they differ. */
type FieldNames = Partial<Record<string, string>>;

const wordFields: FieldNames = {
  companyName: "name",
  announcement: "announcement.text",
  announcementLink: "announcement.linkLabel",
  announcementUrl: "announcement.linkUrl",
  ...Object.fromEntries(
    linkIndexes.flatMap((index) => {
      const list = index < headerLinks ? `headerLinks.${index}` : `footerLinks.${index - headerLinks}`;
      return [
        [`link${index}Label`, `${list}.label`],
        [`link${index}Url`, `${list}.url`],
      ];
    }),
  ),
};
const colorFields: FieldNames = {
  primaryColor: "colors.primary",
  secondaryColor: "colors.secondary",
  backgroundColor: "colors.background",
  fontFamily: "font",
};
const contactFields: FieldNames = {
  email: "contact.email",
  phone: "contact.phone",
  address: "contact.address",
  ...Object.fromEntries(socialNetworkNames.map((network) => [network, `contact.social.${network}`])),
};
const widgetFields: FieldNames = {
  label: "widget.label",
  ...Object.fromEntries(
    Array.from({ length: maxOrigins }, (_, index) => [`origins.${index}`, `widget.origins.${index}`]),
  ),
};

function invalidFields(errors: Record<string, string | undefined>, names: FieldNames = {}): ProblemError {
  const fields = Object.entries(errors).map(([field, detail = ""]) => ({
    field: `body.${names[field] ?? field}`,
    detail,
  }));
  const [first] = fields;
  return new ProblemError("invalid-request", {
    ...(first ? { detail: `${first.field}: ${first.detail}` } : {}),
    errors: fields,
  });
}

function requireDone(outcome: Done | Refused<string, unknown>, names: FieldNames = {}): void {
  if (outcome.ok) return;
  if (outcome.errors) throw invalidFields(outcome.errors, names);
  const type =
    outcome.status === 409 ? "conflict" : outcome.status < 500 ? "invalid-request" : "server-error";
  throw new ProblemError(type, { detail: outcome.problem });
}
