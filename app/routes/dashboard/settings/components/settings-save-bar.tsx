import { useSaid, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import { fieldLabels } from "#features/companies/settings-values.ts";
import { SaveBar } from "#ui/save-bar.tsx";
import type { VersionedForm } from "../../../use-versioned-form.ts";

/** Shows how many settings are unsaved, and which. */
export function SettingsSaveBar<Values extends object>({
  form,
  formId,
  labels = fieldLabels,
}: {
  form: VersionedForm<Values>;
  formId: string;
  labels?: Record<string, string>;
}) {
  const { changed, isSaving, discard } = form;
  const { t, number } = useTeamTexts("settings");
  const said = useSaid();
  const names = changed.map((field) => said(labels[String(field)] ?? "")).join(", ");
  return (
    <SaveBar
      form={formId}
      isChanged={changed.length > 0}
      isSaving={isSaving}
      onDiscard={discard}
      label={t(settingsTexts.save)}
      text={
        <>
          <span className="font-medium text-text">
            {changed.length === 1
              ? t("1 unsaved change")
              : t("{count} unsaved changes", { count: number(changed.length) })}
          </span>{" "}
          <span className="block truncate text-text-3 md:ml-1 md:inline">{names}</span>
        </>
      }
    />
  );
}
