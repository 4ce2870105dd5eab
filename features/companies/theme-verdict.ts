/**
 * Shows owners how their colors will be used: which text color they get and what we adjust for readability. Also
 * runs in the browser.
 */

import { englishTexts, type TeamTexts } from "#engines/messages/team/team-texts.ts";
import { contrast, parseHex } from "#engines/theme/color-math.ts";
import { compileTheme } from "#engines/theme/compile-theme.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";
import type { AppearanceValues } from "./settings-values.ts";
import { bannerPresets } from "./settings-values.ts";

export interface ButtonSample {
  ground: string;
  ink: string;
  ratio: number;
  isReadable: boolean;
}

export interface ThemeVerdict {
  /** A sample of the button in the selected color, shown crossed out. Null if that color is usable. */
  refused: ButtonSample | null;
  /** A sample of the button as help center pages show it. */
  used: ButtonSample;
  text: string;
  /** Explains how the background was adjusted. Null if it is used unchanged. */
  backgroundText: string | null;
}

type Texts = TeamTexts<"appearance">;

const minTextRatio = 4.5;
const [white, dark] = ["#ffffff", "#111827"];

/** Colors are "#RRGGBB". The secondary color may be empty. */
export function judgeTheme(
  {
    primaryColor,
    secondaryColor,
    backgroundColor,
  }: Pick<AppearanceValues, "primaryColor" | "secondaryColor" | "backgroundColor">,
  texts: Texts = englishTexts("appearance"),
): ThemeVerdict {
  const theme = compileTheme({ primaryColor, backgroundColor, secondaryColor: secondaryColor || null });
  const { solid, ink } = theme.light;
  const isMoved = solid !== primaryColor.toLowerCase();
  const used = sampleOf(solid, ink);
  const onWhite = sampleOf(primaryColor, white);
  const onDark = sampleOf(primaryColor, dark);
  const refused = isMoved ? better(onWhite, onDark) : ink === white ? null : onWhite;
  const ground = theme.notes.find(({ token }) => token === "bg");
  return {
    refused,
    used,
    text: [
      buttonsText({ primaryColor, refused, used, isMoved }, texts),
      linksText(primaryColor, theme, texts.t),
    ]
      .filter(Boolean)
      .join(" "),
    backgroundText: ground
      ? texts.t(
          "Text on {from} would have a contrast of {before} at most, too low for cards. Pages use {to} instead, {after}.",
          {
            from: ground.from.toUpperCase(),
            to: ground.to.toUpperCase(),
            before: ratioText(ground.before, texts.language),
            after: ratioText(ground.after, texts.language),
          },
        )
      : null,
  };
}

/** Formats a ratio as "4.4:1" or "4,4:1". Rounds down so that the text never overstates the contrast. */
export function ratioText(ratio: number, language: TeamLanguage = "en"): string {
  const text = (Math.floor(ratio * 10) / 10).toFixed(1);
  return `${language === "en" ? text : new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(Number(text))}:1`;
}

function sampleOf(ground: string, ink: string): ButtonSample {
  const ratio = contrast(parseHex(ground), parseHex(ink));
  return { ground, ink, ratio, isReadable: ratio >= minTextRatio };
}

function better(one: ButtonSample, other: ButtonSample): ButtonSample {
  return one.ratio >= other.ratio ? one : other;
}

interface Buttons {
  primaryColor: string;
  refused: ButtonSample | null;
  used: ButtonSample;
  isMoved: boolean;
}

function buttonsText({ primaryColor, refused, used, isMoved }: Buttons, texts: Texts): string {
  const { t, language } = texts;
  const color = nameOf(primaryColor, texts);
  const reached = ratioText(used.ratio, language);
  if (!refused)
    return t("White text on this {color} has a contrast of {ratio}. Buttons use it as is.", {
      color,
      ratio: reached,
    });
  const ratio = ratioText(refused.ratio, language);
  if (!isMoved) {
    return refused.isReadable
      ? t("White text on this {color} has a contrast of {ratio}, dark text {dark}. Buttons use dark text.", {
          color,
          ratio,
          dark: reached,
        })
      : t(
          "White text on this {color} has a contrast of {ratio}, too low to read. Buttons use dark text instead, {dark}.",
          { color, ratio, dark: reached },
        );
  }
  const isWhite = used.ink === white;
  const values = { color, used: used.ground.toUpperCase(), reached };
  if (refused.isReadable)
    return t(
      isWhite
        ? "A button in this {color} would blend into the background. Buttons use {used} with white instead, {reached}."
        : "A button in this {color} would blend into the background. Buttons use {used} with dark text instead, {reached}.",
      values,
    );
  return t(
    isWhite
      ? "Text on this {color} has a contrast of {ratio} at most, too low to read. Buttons use {used} with white instead, {reached}."
      : "Text on this {color} has a contrast of {ratio} at most, too low to read. Buttons use {used} with dark text instead, {reached}.",
    { ...values, ratio },
  );
}

function linksText(primaryColor: string, theme: ReturnType<typeof compileTheme>, t: Texts["t"]): string {
  const own = primaryColor.toLowerCase();
  const [light, dark] = [theme.light.link.toUpperCase(), theme.dark.link.toUpperCase()];
  const isLightMoved = theme.light.link !== own;
  const isDarkMoved = theme.dark.link !== own && dark !== light;
  if (isLightMoved && isDarkMoved)
    return t("Links become {light} on light and {dark} on dark.", { light, dark });
  if (isLightMoved) return t("Links become {color} on light.", { color: light });
  return isDarkMoved ? t("Links become {color} on dark.", { color: dark }) : "";
}

/** German capitalizes the names of colors. */
function nameOf(color: string, { t, language }: Texts): string {
  const name = t(bannerPresets.find((preset) => preset.color === color.toUpperCase())?.name ?? "Color");
  return language === "en" ? name.toLowerCase() : name;
}
