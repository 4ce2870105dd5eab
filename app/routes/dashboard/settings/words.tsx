/** Settings for the help center's name, its words, its links and its start page. */

import { servicesContext } from "#app/context.ts";
import {
  type CenterWordsValues,
  centerWordsOf,
  readCenterWordsForm,
} from "#features/companies/center-words.ts";
import { saveCenterWords } from "#features/companies/save-center-words.server.ts";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import { getSettings } from "#features/companies/update-company-settings.server.ts";
import { presentContact } from "#features/contact/present.ts";
import { renameInFaqs } from "#features/faqs/rename-company.server.ts";
import { presentPreview } from "#features/help-center/preview.ts";
import { readPreviewContents } from "#features/help-center/preview-contents.server.ts";
import { describeOwnLanguages } from "#features/help-center/translate/own-languages.server.ts";
import { mainLanguageOf } from "#features/translations/language-tag.ts";
import { refused, type Saved } from "#shared/action-outcome.ts";
import { languageName } from "#shared/language-tag.ts";
import { answerForm, type FormAnswer, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import type { Route } from "./+types/words";
import { SettingsFrame, SettingsLoadFailed } from "./components/settings-frame.tsx";
import { WordsForm } from "./components/words-form.tsx";
import { openUrl } from "./open-url.ts";

const here = "/dashboard/settings/words";

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, origin, clock, config } = services;
  const scope = context.get(ownerContext);
  const { company } = await getSettings(db, scope);
  const main = mainLanguageOf(company);
  const languages = await describeOwnLanguages(db, scope);
  const wanted = new URL(request.url).searchParams.get("language");
  const edited = languages.find(({ language }) => language === wanted)?.language ?? main;
  const path = `/help/${company.helpCenterSubdomain ?? "preview"}`;
  const url = openUrl(company, origin);
  const logo = company.logoUrl
    ? { url: company.logoUrl, width: company.logoWidth, height: company.logoHeight }
    : null;
  const sent = inAccountLanguage(context, ["settings", "words"]);
  return {
    ...sent,
    stored: { version: company.version, values: centerWordsOf(company, edited) },
    settings: company.centerSettings,
    main,
    edited,
    languages: languages.map(({ language }) => ({ language, name: languageName(language, sent.language) })),
    openUrl: url,
    preview: presentPreview({
      companyName: company.companyName,
      language: edited,
      main,
      messageOverrides: company.messageOverrides,
      centerSettings: company.centerSettings,
      websiteUrl: company.websiteUrl,
      themeSettings: company.themeSettings,
      searchSettings: company.searchSettings,
      logo,
      contact: presentContact(company.contactDetails),
      ...(await readPreviewContents(db, scope, company)),
      address: url ?? `${origin}${path}`,
      basePath: path,
      year: clock.now().getUTCFullYear(),
      appName: config.appName,
    }),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const form = await readForm(context);
  if (form.get("intent") !== "save-words") throw unknownForm();
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const { company } = await getSettings(services.db, scope);
  const main = mainLanguageOf(company);
  const known = await describeOwnLanguages(services.db, scope);
  const posted = String(form.get("language") ?? "");
  const language = known.find((each) => each.language === posted)?.language ?? main;
  if (posted !== language) throw unknownForm();
  const read = readCenterWordsForm(form, { isMain: language === main });
  const outcome: Saved<CenterWordsValues> =
    "errors" in read
      ? refused(400, settingsTexts.saveFailed, read.errors)
      : await saveCenterWords(services, scope, { ...read, language }, renameInFaqs);
  const path = language === main ? here : `${here}?language=${language}`;
  return answerForm(form, outcome, {
    path,
    toast: { kind: "success", text: accountTexts(context, "settings").t(settingsTexts.saved) },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), settingsTexts.saveFailed);
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Words and Links", matches);
}

export default function WordsSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SettingsFrame previewUrl={loaderData.openUrl}>
      <WordsForm
        key={loaderData.edited}
        {...loaderData}
        answer={actionData as FormAnswer<Saved<CenterWordsValues>> | undefined}
      />
    </SettingsFrame>
  );
}

export { SettingsLoadFailed as ErrorBoundary };
