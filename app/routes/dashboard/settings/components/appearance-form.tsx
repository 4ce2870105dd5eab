import { useMemo, useRef } from "react";
import { type PicturePlace, picturePlaces } from "#features/companies/company-pictures.ts";
import { useSaid, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { type AppearanceValues, fontFamilies, nameChoices } from "#features/companies/settings-values.ts";
import { judgeTheme } from "#features/companies/theme-verdict.ts";
import { ScopedStyle } from "#features/help-center/components/scoped-style.tsx";
import type { PreviewCenter } from "#features/help-center/preview.ts";
import { fontStack } from "#features/help-center/theme-settings.ts";
import type { Saved, Versioned } from "#shared/action-outcome.ts";
import { readHexColor } from "#shared/hex-color.ts";
import { Select } from "#ui/primitives/select.tsx";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import type { FormAnswer } from "../../../answer-outcome.ts";
import { useSettingsForm } from "../use-settings-form.ts";
import { BackgroundField } from "./background-field.tsx";
import { BannerField } from "./banner-field.tsx";
import { ClashNotice } from "./clash-notice.tsx";
import { ColorInput } from "./color-input.tsx";
import { type OwnPicture, PictureField, PictureForm } from "./picture-field.tsx";
import { SettingsGroup } from "./settings-group.tsx";
import { SettingsSaveBar } from "./settings-save-bar.tsx";
import { ThemePreview } from "./theme-preview.tsx";

const formId = "appearance";
const choiceNames = { automatic: "Automatic", shown: "Show", hidden: "Hide" } as const;
const isBeside = { automatic: null, shown: true, hidden: false };

export interface AppearanceFormProps {
  stored: Versioned<AppearanceValues>;
  pictures: Record<PicturePlace, OwnPicture | null>;
  preview: PreviewCenter;
  answer: FormAnswer<Saved<AppearanceValues>> | undefined;
}

export function AppearanceForm({ stored, pictures, preview, answer }: AppearanceFormProps) {
  const form = useSettingsForm<AppearanceValues, Versioned<AppearanceValues>>({
    intent: "save-appearance",
    stored,
    answer,
    merges: true,
  });
  const texts = useTeamTexts("appearance");
  const { t } = texts;
  const said = useSaid();
  const { values, changed, errors, change } = form;
  useUnsavedChanges(form.isChanged && !form.isSaving);
  const colors = useReadable(values);
  const { heroPattern, nameBesideLogo } = values;
  const { primaryColor, secondaryColor, backgroundColor } = colors;
  const verdict = useMemo(
    () => judgeTheme({ primaryColor, secondaryColor, backgroundColor }, texts),
    [primaryColor, secondaryColor, backgroundColor, texts],
  );
  const center = useMemo(
    () => ({
      ...preview,
      theme: {
        ...preview.theme,
        primaryColor,
        backgroundColor,
        secondaryColor: secondaryColor || undefined,
        fontFamily: values.fontFamily,
      } as PreviewCenter["theme"],
      hero: { ...preview.hero, pattern: heroPattern },
      logo: preview.logo && { ...preview.logo, isNameBeside: isBeside[nameBesideLogo] },
    }),
    [preview, primaryColor, secondaryColor, backgroundColor, values.fontFamily, heroPattern, nameBesideLogo],
  );
  return (
    <>
      <ClashNotice form={form} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
        <form id={formId} ref={form.ref} method="post" onSubmit={form.submit} noValidate className="min-w-0">
          <input type="hidden" name="intent" value="save-appearance" />
          <input type="hidden" name="version" value={form.version} />
          {pictures.hero ? <input type="hidden" name="heroPattern" value={values.heroPattern} /> : null}
          <SettingsGroup title={t("Logo")} isChanged={changed.includes("nameBesideLogo")}>
            <PictureField place="logo" picture={pictures.logo} />
            {pictures.logo ? (
              <div className="mt-4 text-14">
                <label htmlFor="nameBesideLogo" className="mb-1.5 block">
                  {t("Name beside the logo")}
                </label>
                <Select
                  id="nameBesideLogo"
                  name="nameBesideLogo"
                  value={values.nameBesideLogo}
                  onChange={(event) =>
                    change({
                      nameBesideLogo: event.currentTarget.value as AppearanceValues["nameBesideLogo"],
                    })
                  }
                >
                  {nameChoices.map((choice) => (
                    <option key={choice} value={choice}>
                      {t(choiceNames[choice])}
                    </option>
                  ))}
                </Select>
              </div>
            ) : (
              <input type="hidden" name="nameBesideLogo" value={values.nameBesideLogo} />
            )}
          </SettingsGroup>
          <SettingsGroup title={t("Icon in browser tabs")}>
            <PictureField
              place="icon"
              picture={pictures.icon}
              note={t("Without one, we use your logo or the first letter of your name")}
            />
          </SettingsGroup>
          <SettingsGroup title={t("Start page")} isChanged={changed.includes("heroPattern")}>
            <PictureField place="hero" picture={pictures.hero} />
            {pictures.hero ? null : (
              <label className="mt-4 flex items-start gap-2.5 text-14">
                <input
                  type="checkbox"
                  name="heroPattern"
                  value="marks"
                  checked={values.heroPattern === "marks"}
                  onChange={(event) =>
                    change({ heroPattern: event.currentTarget.checked ? "marks" : "none" })
                  }
                  className="mt-1 accent-(--solid)"
                />
                {t("Pattern of your mark beside the headline")}
              </label>
            )}
          </SettingsGroup>
          <BannerField form={form} verdict={verdict} />
          <BackgroundField form={form} note={verdict.backgroundText} />
          <SettingsGroup title={t("Secondary color")} isChanged={changed.includes("secondaryColor")}>
            <ColorInput
              id="secondaryColor"
              typed={values.secondaryColor}
              color={secondaryColor || primaryColor}
              error={errors.secondaryColor}
              help={t("Tints your pages in dark mode. If empty, we use the banner color.")}
              mayBeEmpty
              onType={(typed) => change({ secondaryColor: typed })}
            />
          </SettingsGroup>
          <SettingsGroup title={t("Font family")} isChanged={changed.includes("fontFamily")}>
            <Select
              name="fontFamily"
              aria-label={t("Font family")}
              aria-invalid={errors.fontFamily ? true : undefined}
              value={values.fontFamily}
              onChange={(event) => change({ fontFamily: event.currentTarget.value })}
            >
              {fontFamilies.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
            <FontSample
              fontFamily={values.fontFamily}
              text={preview.home.popular[0]?.question ?? preview.home.chips[0]?.question}
            />
          </SettingsGroup>
        </form>
        {/* Outside of this form, because the preview contains a form. */}
        <aside
          aria-label={said("Preview")}
          className="min-w-0 max-lg:order-first lg:sticky lg:top-6 lg:self-start"
        >
          <ThemePreview center={center} />
        </aside>
      </div>
      <SettingsSaveBar form={form} formId={formId} />
      {picturePlaces.map((place) => (
        <PictureForm key={place} place={place} />
      ))}
    </>
  );
}

/** While a color is incomplete, the last valid one is used. */
function useReadable(values: AppearanceValues) {
  const last = useRef({ primaryColor: "#6E0AD6", secondaryColor: "", backgroundColor: "#FFFFFF" });
  const { primaryColor, secondaryColor, backgroundColor } = values;
  last.current = {
    primaryColor: readHexColor(primaryColor) ?? last.current.primaryColor,
    secondaryColor:
      secondaryColor.trim() === "" ? "" : (readHexColor(secondaryColor) ?? last.current.secondaryColor),
    backgroundColor: readHexColor(backgroundColor) ?? last.current.backgroundColor,
  };
  return last.current;
}

function FontSample({ fontFamily, text }: { fontFamily: string; text: string | undefined }) {
  const { t } = useTeamTexts("appearance");
  return (
    <>
      <ScopedStyle css={`[data-font-sample]{font-family:${fontStack(fontFamily)}}`} />
      <p className="mt-3 text-18" data-font-sample>
        {text ?? t("How can we help?")}
        <span className="block text-14 text-text-3">Aa Bb Cc 0123456789</span>
      </p>
      {fontFamily === "Inter" || fontFamily === "System UI" ? null : (
        <p className="mt-2 text-13 text-text-3">
          {t("Visitors see {font} if their device has it. Otherwise, they see a similar font.", {
            font: fontFamily,
          })}
        </p>
      )}
    </>
  );
}
