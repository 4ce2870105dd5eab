import { useSaid, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { LanguageValues } from "#features/companies/language-settings.ts";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import type { Saved, Versioned } from "#shared/action-outcome.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Select } from "#ui/primitives/select.tsx";
import type { FormAnswer } from "../../../answer-outcome.ts";
import { useSettingsForm } from "../use-settings-form.ts";
import { ClashNotice } from "./clash-notice.tsx";

/** The language of menus, buttons, dates and messages on the help center. */
export function LanguageForm({
  stored,
  languages,
  tag,
  answer,
}: {
  stored: Versioned<LanguageValues>;
  languages: { tag: string; name: string }[];
  /** The catalog of the stored language. */
  tag: string;
  answer: FormAnswer<Saved<LanguageValues>> | undefined;
}) {
  const form = useSettingsForm<LanguageValues, Versioned<LanguageValues>>({
    intent: "save-language",
    stored,
    answer,
    merges: true,
  });
  const { t } = useTeamTexts("languages");
  const said = useSaid();
  const { values, errors, change, isChanged, isSaving } = form;
  const isFallback = tag === "en" && !/^en\b/i.test(stored.values.language);
  return (
    <form ref={form.ref} method="post" onSubmit={form.submit} noValidate className="mb-8 max-w-[640px]">
      <input type="hidden" name="intent" value="save-language" />
      <input type="hidden" name="version" value={form.version} />
      <ClashNotice form={form} />
      <Field
        id="language"
        label={t("Main language")}
        help={
          isFallback
            ? t("We don't support this language yet. Visitors see English menus and buttons.")
            : t(
                "Visitors see menus, buttons, dates and messages in this language. Your content stays as you wrote it.",
              )
        }
        error={errors.language}
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <div className="min-w-0 grow">
              <Select
                {...control}
                name="language"
                value={values.language}
                onChange={(event) => change({ language: event.currentTarget.value })}
              >
                {languages.map(({ tag, name }) => (
                  <option key={tag} value={tag}>
                    {name}
                  </option>
                ))}
              </Select>
            </div>
            <Button type="submit" variant={isChanged ? "primary" : "secondary"} aria-disabled={isSaving}>
              {isSaving ? said(settingsTexts.saving) : t("Save language")}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
