/** Language settings: the help center's language, and the owner's own words for our texts. */

import { servicesContext } from "#app/context.ts";
import { catalogTexts } from "#engines/messages/message-override.ts";
import { catalogTags, selectCatalog } from "#engines/messages/select-catalog.ts";
import {
  type LanguageValues,
  type MessageValues,
  readLanguageForm,
  readMessagesForm,
} from "#features/companies/language-settings.ts";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import { getLanguages, saveLanguage, saveMessages } from "#features/companies/update-languages.server.ts";
import {
  changeOwnLanguages,
  describeOwnLanguages,
  type LanguageIntent,
} from "#features/help-center/translate/own-languages.server.ts";
import { isOtherLanguage } from "#features/translations/language-tag.ts";
import { refused, type Saved } from "#shared/action-outcome.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";
import { languageName } from "#shared/language-tag.ts";
import { answerForm, type FormAnswer, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage, teamLanguageContext } from "../../team-texts.server.ts";
import type { Route } from "./+types/languages";
import { CenterLanguages, WordsIn } from "./components/center-languages.tsx";
import { LanguageForm } from "./components/language-form.tsx";
import { MessagesForm } from "./components/messages-form.tsx";
import { SettingsFrame, SettingsLoadFailed } from "./components/settings-frame.tsx";
import { openUrl } from "./open-url.ts";

const here = "/dashboard/settings/languages";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, origin } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const sent = inAccountLanguage(context, ["settings", "languages"]);
  const centerLanguages = (await describeOwnLanguages(db, scope)).map((one) => ({
    ...one,
    name: languageName(one.language, sent.language),
  }));
  const wanted = new URL(request.url).searchParams.get("words");
  const wordsIn = centerLanguages.find((each) => each.language === wanted)?.language;
  const found = await getLanguages(db, scope, wordsIn ? selectCatalog(wordsIn) : null);
  const { company, main, tag, language, messages } = found;
  return {
    ...sent,
    openUrl: openUrl(company, origin),
    main,
    tag,
    centerLanguages,
    wordTabs: centerLanguages.map(({ language, name }) => ({
      language,
      name,
      isCurrent: language === (wordsIn ?? centerLanguages[0]?.language),
    })),
    addable: languageOptions(language.values.language, sent.language).filter(({ tag }) =>
      centerLanguages.every((each) => isOtherLanguage(tag, each.language)),
    ),
    // Not `language` and `messages`, which would be those of this page.
    centerLanguage: language,
    ownMessages: messages,
    languages: languageOptions(language.values.language, sent.language),
    texts: catalogTexts(tag),
  };
}

/** The site's own tag stays selectable, even if there is no catalog for its region or language. */
function languageOptions(current: string, reader: TeamLanguage): { tag: string; name: string }[] {
  const tags: string[] = [...new Set([...catalogTags, current])];
  const { compare } = new Intl.Collator(reader);
  return tags
    .map((tag) => {
      const own = languageName(tag, tag);
      const name = languageName(tag, reader);
      return { tag, name: own === name ? name : `${name} (${own})` };
    })
    .sort((a, b) => compare(a.name, b.name));
}

export async function action({ context }: Route.ActionArgs) {
  const form = await readForm(context);
  const intent = form.get("intent");
  switch (intent) {
    case "save-language":
      return saveLanguageForm(form, context);
    case "save-messages":
      return saveMessagesForm(form, context);
    case "add-language":
    case "remove-language":
    case "publish-language":
    case "unpublish-language":
    case "move-language-up":
      return changeLanguages(form, context, intent);
    default:
      throw unknownForm();
  }
}

async function changeLanguages(form: FormData, context: Context, intent: LanguageIntent) {
  const services = context.get(servicesContext);
  const language = String(form.get("language") ?? "");
  const outcome = await changeOwnLanguages(services, context.get(ownerContext), {
    intent,
    language,
    reader: context.get(teamLanguageContext),
  });
  const { said } = accountTexts(context, "languages");
  const toast = outcome.ok ? { kind: "success" as const, text: said(outcome.text) } : null;
  return answerForm(form, outcome, { path: here, toast });
}

type Context = Route.ActionArgs["context"];

function savedIn(context: Context) {
  const text = accountTexts(context, "settings").t(settingsTexts.saved);
  return { path: here, toast: { kind: "success" as const, text } };
}

async function saveLanguageForm(form: FormData, context: Context) {
  const posted = readLanguageForm(form);
  const outcome: Saved<LanguageValues> =
    "errors" in posted
      ? refused(400, settingsTexts.saveFailed, posted.errors)
      : await saveLanguage(context.get(servicesContext), context.get(ownerContext), posted);
  return answerForm(form, outcome, savedIn(context));
}

async function saveMessagesForm(form: FormData, context: Context) {
  const posted = readMessagesForm(form);
  const outcome: Saved<MessageValues> =
    "errors" in posted
      ? refused(400, settingsTexts.saveFailed, posted.errors)
      : await saveMessages(context.get(servicesContext), context.get(ownerContext), posted);
  return answerForm(form, outcome, savedIn(context));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), settingsTexts.saveFailed);
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Languages", matches);
}

export default function LanguageSettings({ loaderData, actionData }: Route.ComponentProps) {
  const {
    openUrl,
    main,
    tag,
    centerLanguage,
    ownMessages,
    languages,
    texts,
    centerLanguages,
    addable,
    wordTabs,
  } = loaderData;
  const answer = actionData as
    | (FormAnswer<Saved<LanguageValues>> & FormAnswer<Saved<MessageValues>>)
    | undefined;
  const isAboutLanguage = answer?.typed?.intent === "save-language";
  const isAboutWords = answer?.typed?.intent === "save-messages";
  return (
    <SettingsFrame previewUrl={openUrl}>
      <LanguageForm
        stored={centerLanguage}
        languages={languages}
        tag={main}
        answer={isAboutLanguage ? answer : undefined}
      />
      <CenterLanguages
        languages={centerLanguages}
        addable={addable}
        problem={answer?.ok === false && !isAboutLanguage && !isAboutWords ? answer.problem : null}
      />
      <WordsIn tabs={wordTabs} />
      <MessagesForm
        key={tag}
        tag={tag}
        stored={ownMessages}
        texts={texts}
        answer={isAboutWords ? answer : undefined}
      />
    </SettingsFrame>
  );
}

export { SettingsLoadFailed as ErrorBoundary };
