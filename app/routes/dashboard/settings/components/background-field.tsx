import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { type AppearanceValues, backgroundPresets } from "#features/companies/settings-values.ts";
import { readHexColor } from "#shared/hex-color.ts";
import type { VersionedForm } from "../../../use-versioned-form.ts";
import { ColorInput } from "./color-input.tsx";
import { PresetSwatches } from "./preset-swatches.tsx";
import { SettingsGroup } from "./settings-group.tsx";

export function BackgroundField({
  form,
  note,
}: {
  form: VersionedForm<AppearanceValues>;
  note: string | null;
}) {
  const { values, errors, changed, change } = form;
  const { t } = useTeamTexts("appearance");
  const color = readHexColor(values.backgroundColor) ?? "";
  return (
    <SettingsGroup title={t("Background color")} isChanged={changed.includes("backgroundColor")}>
      <PresetSwatches
        label={t("Backgrounds")}
        name="background-preset"
        presets={backgroundPresets}
        color={color}
        onPick={(picked) => change({ backgroundColor: picked })}
      />
      <div className="mt-3">
        <ColorInput
          id="backgroundColor"
          typed={values.backgroundColor}
          color={color || "#ffffff"}
          error={errors.backgroundColor}
          onType={(typed) => change({ backgroundColor: typed })}
        />
      </div>
      <p role="status" className="mt-2 text-13 text-text-2 empty:hidden">
        {note}
      </p>
    </SettingsGroup>
  );
}
