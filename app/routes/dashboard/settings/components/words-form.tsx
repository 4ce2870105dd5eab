import { useMemo } from "react";
import {
  type CenterWordsValues,
  linkIndexes,
  withCenterWords,
  wordLabels,
  wordLimits,
} from "#features/companies/center-words.ts";
import { useSaid, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { PreviewCenter } from "#features/help-center/preview.ts";
import type { Saved, Versioned } from "#shared/action-outcome.ts";
import {
  type CenterSettings,
  centerSettingsIn,
  type HeroLayout,
  headerLinks,
} from "#shared/center-settings.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { Switch } from "#ui/primitives/switch.tsx";
import { TabLinks } from "#ui/primitives/tab-links.tsx";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import type { FormAnswer } from "../../../answer-outcome.ts";
import { useSettingsForm } from "../use-settings-form.ts";
import { ClashNotice } from "./clash-notice.tsx";
import { LinkRow } from "./link-row.tsx";
import { SettingsGroup } from "./settings-group.tsx";
import { SettingsSaveBar } from "./settings-save-bar.tsx";
import { ThemePreview } from "./theme-preview.tsx";

const formId = "words";

const layouts = [
  { value: "search", label: "Search first", help: "A search field, then a card per category" },
  { value: "topics", label: "Topics first", help: "The categories beside the headline" },
  { value: "single", label: "Single page", help: "All questions on the start page" },
] as const satisfies { value: HeroLayout; label: string; help: string }[];

const bylines = [
  { name: "authors", help: "The name that an article's details have" },
  { name: "checks", help: "When you last confirmed the text in “Texts to check”" },
] as const satisfies { name: "authors" | "checks"; help: string }[];

export interface WordsFormProps {
  stored: Versioned<CenterWordsValues>;
  settings: CenterSettings;
  main: string;
  /** The language whose words this form has. */
  edited: string;
  languages: { language: string; name: string }[];
  preview: PreviewCenter;
  answer: FormAnswer<Saved<CenterWordsValues>> | undefined;
}

export function WordsForm({ stored, settings, main, edited, languages, preview, answer }: WordsFormProps) {
  const form = useSettingsForm<CenterWordsValues, Versioned<CenterWordsValues>>({
    intent: "save-words",
    context: { language: edited },
    stored,
    answer,
    merges: true,
  });
  const { t, said } = useTeamTexts("words");
  const saidOfPage = useSaid();
  const { values, errors, change, changed } = form;
  useUnsavedChanges(form.isChanged && !form.isSaving);
  const center = useMemo(() => {
    const shown = centerSettingsIn(withCenterWords(settings, edited, values), { language: edited, main });
    const name = values.companyName.trim();
    return { ...preview, own: shown, ...(name ? { name, ownName: name } : {}) };
  }, [preview, settings, edited, main, values]);
  const text = (
    name: "companyName" | "headline" | "intro" | "announcement" | "announcementLink" | "announcementUrl",
    { limit, placeholder, help }: { limit: number; placeholder?: string | undefined; help?: string },
  ) => (
    <Field id={name} label={said(wordLabels[name])} error={errors[name]} {...(help ? { help } : {})}>
      {(control) => {
        const field = {
          ...control,
          name,
          value: values[name],
          maxLength: limit,
          placeholder,
          dir: "auto",
          ...(name === "companyName" || name === "announcementUrl" ? {} : { lang: edited }),
          onChange: (event: { currentTarget: { value: string } }) =>
            change({ [name]: event.currentTarget.value }),
          autoComplete: "off",
        };
        // Long enough to need a second line, although it is one paragraph.
        return name === "announcement" ? <Textarea {...field} rows={2} /> : <Input {...field} />;
      }}
    </Field>
  );
  const links = (title: string, from: number, to: number, placeholders: string[]) => (
    <SettingsGroup title={title} isChanged={changed.some((field) => isLinkField(String(field), from, to))}>
      <div className="flex flex-col gap-2">
        {linkIndexes.slice(from, to).map((index) => (
          <LinkRow
            key={index}
            index={index}
            language={edited}
            label={values[`link${index}Label`]}
            url={values[`link${index}Url`]}
            errors={[errors[`link${index}Label`], errors[`link${index}Url`]]}
            placeholder={placeholders[index - from] ?? t("Label")}
            onChange={change}
          />
        ))}
      </div>
    </SettingsGroup>
  );
  return (
    <>
      {languages.length > 1 ? (
        <TabLinks
          label={t("Language of the words")}
          className="mb-6"
          tabs={languages.map(({ language, name }) => ({
            to: `/dashboard/settings/words?language=${language}`,
            label: name,
            isCurrent: language === edited,
          }))}
        />
      ) : null}
      <ClashNotice form={form} labels={wordLabels} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
        <form id={formId} ref={form.ref} method="post" onSubmit={form.submit} noValidate className="min-w-0">
          <input type="hidden" name="intent" value="save-words" />
          <input type="hidden" name="version" value={form.version} />
          <input type="hidden" name="language" value={edited} />
          <SettingsGroup title={t("Start page")}>
            <div className="flex flex-col gap-4">
              {text("companyName", { limit: wordLimits.companyName })}
              {text("headline", { limit: wordLimits.headline, placeholder: preview.welcome })}
              {text("intro", {
                limit: wordLimits.intro,
                help: t("Without one, visitors read how many answers there are."),
              })}
              <fieldset>
                <legend className="mb-2 text-14 font-medium">{t("Layout")}</legend>
                <div className="flex flex-col gap-2">
                  {layouts.map(({ value, label, help }) => (
                    <label key={value} className="flex items-start gap-2.5 text-14">
                      <input
                        type="radio"
                        name="layout"
                        value={value}
                        checked={values.layout === value}
                        onChange={() => change({ layout: value })}
                        className="mt-1 accent-(--solid)"
                      />
                      <span>
                        {t(label)}
                        <span className="block text-13 text-text-3">{t(help)}</span>
                      </span>
                    </label>
                  ))}
                </div>
              </fieldset>
            </div>
          </SettingsGroup>
          <SettingsGroup
            title={t("Below the title of articles")}
            isChanged={changed.includes("authors") || changed.includes("checks")}
          >
            <div className="flex flex-col gap-3">
              {bylines.map(({ name, help }) => (
                <div key={name} className="flex items-start gap-3">
                  <Switch
                    id={name}
                    name={name}
                    value="on"
                    checked={values[name] === "on"}
                    onChange={(event) => change({ [name]: event.currentTarget.checked ? "on" : "" })}
                    aria-describedby={`${name}-note`}
                    className="mt-0.5"
                  />
                  <span className="min-w-0 text-14">
                    <label htmlFor={name} className="block font-medium">
                      {said(wordLabels[name])}
                    </label>
                    <span id={`${name}-note`} className="block text-13 text-text-3">
                      {t(help)}
                    </span>
                  </span>
                </div>
              ))}
            </div>
          </SettingsGroup>
          <SettingsGroup title={t("Announcement")}>
            <div className="flex flex-col gap-4">
              {text("announcement", {
                limit: wordLimits.announcement,
                help: t("A bar on top of every page. Leave it empty to hide the bar."),
              })}
              {text("announcementLink", { limit: wordLimits.label })}
              {text("announcementUrl", {
                limit: wordLimits.url,
                placeholder: "https://",
                help: t("To a page of this help center, begin with /, as in /faq."),
              })}
            </div>
          </SettingsGroup>
          {links(t("Links in the header"), 0, headerLinks, [t("Shop"), t("Status")])}
          {links(t("Links in the footer"), headerLinks, linkIndexes.length, [
            t("Imprint"),
            t("Privacy"),
            t("Terms"),
            t("Accessibility"),
          ])}
        </form>
        {/* Outside of this form, because the preview contains a form. */}
        <aside
          aria-label={saidOfPage("Preview")}
          className="min-w-0 max-lg:order-first lg:sticky lg:top-6 lg:self-start"
        >
          <ThemePreview center={center} />
        </aside>
      </div>
      <SettingsSaveBar form={form} formId={formId} labels={wordLabels} />
    </>
  );
}

function isLinkField(field: string, from: number, to: number): boolean {
  const [, index] = /^link(\d)/.exec(field) ?? [];
  return index !== undefined && Number(index) >= from && Number(index) < to;
}
