import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { type AppearanceValues, bannerPresets } from "#features/companies/settings-values.ts";
import { type ButtonSample, ratioText, type ThemeVerdict } from "#features/companies/theme-verdict.ts";
import { readHexColor } from "#shared/hex-color.ts";
import { Select } from "#ui/primitives/select.tsx";
import type { VersionedForm } from "../../../use-versioned-form.ts";
import { ColorInput } from "./color-input.tsx";
import { PresetSwatches } from "./preset-swatches.tsx";
import { SettingsGroup } from "./settings-group.tsx";

const ownColor = "own";

export function BannerField({
  form,
  verdict,
}: {
  form: VersionedForm<AppearanceValues>;
  verdict: ThemeVerdict;
}) {
  const { t } = useTeamTexts("appearance");
  const { values, errors, changed, change } = form;
  const color = readHexColor(values.primaryColor) ?? "";
  const preset = bannerPresets.find((one) => one.color === color);
  return (
    <SettingsGroup title={t("Banner color")} isChanged={changed.includes("primaryColor")}>
      <PresetSwatches
        label={t("Presets")}
        name="banner-preset"
        presets={bannerPresets}
        color={color}
        onPick={(picked) => change({ primaryColor: picked })}
      />
      <div className="mt-3 grid grid-cols-2 items-start gap-2 [@media(scripting:none)]:grid-cols-1">
        <div className="[@media(scripting:none)]:hidden">
          <Select
            aria-label={t("Banner color preset")}
            value={preset?.color ?? ownColor}
            onChange={(event) =>
              event.currentTarget.value !== ownColor && change({ primaryColor: event.currentTarget.value })
            }
          >
            <option value={ownColor}>{t("Custom color")}</option>
            {bannerPresets.map((one) => (
              <option key={one.color} value={one.color}>
                {t(one.name)}
              </option>
            ))}
          </Select>
        </div>
        <ColorInput
          id="primaryColor"
          typed={values.primaryColor}
          color={color || verdict.used.ground}
          error={errors.primaryColor}
          onType={(typed) => change({ primaryColor: typed })}
        />
      </div>
      <Verdict verdict={verdict} />
    </SettingsGroup>
  );
}

/** Shows the selected color struck out, and the readable one that we use instead. */
function Verdict({ verdict: { refused, used, text } }: { verdict: ThemeVerdict }) {
  return (
    <div className="mt-3 flex gap-2 text-13 text-text-2">
      {refused ? <Sample sample={refused} isStruck /> : null}
      <Sample sample={used} />
      <p role="status" className="min-w-0 pl-1">
        {text}
      </p>
    </div>
  );
}

/** An SVG, because the content security policy blocks style attributes. */
function Sample({ sample, isStruck = false }: { sample: ButtonSample; isStruck?: boolean }) {
  const { t, language } = useTeamTexts("appearance");
  const { ground, ink } = sample;
  const ratio = ratioText(sample.ratio, language);
  return (
    <svg
      role="img"
      aria-label={t(isStruck ? "Not used, contrast {ratio}" : "Used, contrast {ratio}", { ratio })}
      width="40"
      height="40"
      viewBox="0 0 40 40"
      className="shrink-0 overflow-hidden rounded-md"
    >
      <rect width="40" height="40" fill={ground} />
      <text x="20" y="25" textAnchor="middle" fontSize="14" fontWeight="600" fill={ink}>
        Aa
      </text>
      {isStruck ? <path d="M8 20.5h24" stroke={ink} strokeWidth="1.5" /> : null}
    </svg>
  );
}
