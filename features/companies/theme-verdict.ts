/**
 * Explains how the owner's colors are used: the text color on top of them, and adjustments for readability. Also runs
 * in browsers.
 */
import { contrast, parseHex } from "#engines/theme/color-math.ts";
import { compileTheme } from "#engines/theme/compile-theme.ts";
import type { AppearanceValues } from "./settings-values.ts";
import { bannerPresets } from "./settings-values.ts";

export interface ButtonSample {
  ground: string;
  ink: string;
  ratio: number;
  isReadable: boolean;
}

export interface ThemeVerdict {
  /** The button in the selected color if that color can't be used; it is shown crossed out. */
  refused: ButtonSample | null;
  /** The button as actually shown. */
  used: ButtonSample;
  /** Sentence about the banner color. */
  text: string;
  /** Sentence about the background; null if it is used unchanged. */
  backgroundText: string | null;
}

const minTextRatio = 4.5;
const [white, dark] = ["#ffffff", "#111827"];

/** Colors are "#RRGGBB"; the secondary color may be "". */
export function judgeTheme({
  primaryColor,
  secondaryColor,
  backgroundColor,
}: Pick<AppearanceValues, "primaryColor" | "secondaryColor" | "backgroundColor">): ThemeVerdict {
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
    text: [buttonsText({ primaryColor, refused, used, isMoved }), linksText(primaryColor, theme)]
      .filter(Boolean)
      .join(" "),
    backgroundText: ground
      ? `Text on ${ground.from.toUpperCase()} would have a contrast of ${ratioText(ground.before)} at most, too low for cards. Pages use ${ground.to.toUpperCase()} instead, ${ratioText(ground.after)}.`
      : null,
  };
}

/** Rounds down, so that the text never overstates the contrast: "4.4:1". */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
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

function buttonsText({ primaryColor, refused, used, isMoved }: Buttons): string {
  const name = `this ${nameOf(primaryColor)}`;
  const reached = ratioText(used.ratio);
  if (!refused) return `White text on ${name} has a contrast of ${reached}. Buttons use it as is.`;
  if (!isMoved) {
    return refused.isReadable
      ? `White text on ${name} has a contrast of ${ratioText(refused.ratio)}, dark text ${reached}. Buttons use dark text.`
      : `White text on ${name} has a contrast of ${ratioText(refused.ratio)}, too low to read. Buttons use dark text instead, ${reached}.`;
  }
  const ink = used.ink === white ? "white" : "dark text";
  return refused.isReadable
    ? `A button in ${name} would blend into the background. Buttons use ${used.ground.toUpperCase()} with ${ink} instead, ${reached}.`
    : `Text on ${name} has a contrast of ${ratioText(refused.ratio)} at most, too low to read. Buttons use ${used.ground.toUpperCase()} with ${ink} instead, ${reached}.`;
}

function linksText(primaryColor: string, { light, dark }: ReturnType<typeof compileTheme>): string {
  const own = primaryColor.toLowerCase();
  const places = [
    ...(light.link === own ? [] : [`${light.link.toUpperCase()} on light`]),
    ...(dark.link === own || dark.link === light.link ? [] : [`${dark.link.toUpperCase()} on dark`]),
  ];
  return places.length === 0 ? "" : `Links become ${places.join(" and ")}.`;
}

function nameOf(color: string): string {
  return bannerPresets.find((preset) => preset.color === color.toUpperCase())?.name.toLowerCase() ?? "color";
}
