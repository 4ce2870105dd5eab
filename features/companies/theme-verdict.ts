/**
 * Shows owners how their colors will be used: which text color they get and what we adjust for readability. Also
 * runs in the browser.
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
  /** A sample of the button in the selected color, shown crossed out. Null if that color is usable. */
  refused: ButtonSample | null;
  /** A sample of the button as help center pages show it. */
  used: ButtonSample;
  text: string;
  /** Explains how the background was adjusted. Null if it is used unchanged. */
  backgroundText: string | null;
}

const minTextRatio = 4.5;
const [white, dark] = ["#ffffff", "#111827"];

/** Colors are "#RRGGBB". The secondary color may be empty. */
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

/** Formats a ratio as "4.4:1". Rounds down so that the text never overstates the contrast. */
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
