/** Shows how the owner's two colors are used: their contrast with text, and how we adjust them for readability. */
import { contrast, parseHex } from "#engines/theme/color-math.ts";
import { compileTheme } from "#engines/theme/compile-theme.ts";
import type { ThemeNote } from "#engines/theme/types.ts";

/** The specification defines these defaults. */
export const defaultColors = { primary: "#6E0AD6", secondary: "#121212" } as const;

export interface ColorSample {
  label: "Button text" | "Links on light" | "Links on dark";
  color: string;
  background: string;
  /** WCAG contrast ratio, at least 4.5. */
  ratio: number;
}

interface ColorChange {
  theme: "light" | "dark";
  from: string;
  to: string;
  /** Contrast ratio before the change. */
  before: number;
  after: number;
  text: string;
}

export interface ColorVerdict {
  samples: ColorSample[];
  /** Shades that replace the selected color. Empty if it can be used everywhere. */
  changes: ColorChange[];
  summary: string;
}

/** Both colors are "#rrggbb". The browser also runs this while the owner picks a color. */
export function judgeColors({ primary, secondary }: { primary: string; secondary: string }): ColorVerdict {
  const theme = compileTheme({ primaryColor: primary, secondaryColor: secondary });
  const { light, dark } = theme;
  const changes = theme.notes.filter(({ token }) => token !== "bg").map(changeOf);
  return {
    samples: [
      sample("Button text", light.ink, light.solid),
      sample("Links on light", light.link, light.bg),
      sample("Links on dark", dark.link, dark.bg),
    ],
    changes,
    summary:
      changes.length === 0
        ? "Your text is easy to read (WCAG AA)."
        : "Your text is easy to read (WCAG AA). We adjusted some shades. Your own color stays the same.",
  };
}

function sample(label: ColorSample["label"], color: string, background: string): ColorSample {
  return { label, color, background, ratio: contrast(parseHex(color), parseHex(background)) };
}

function changeOf({ token, theme, from, to, before, after }: ThemeNote): ColorChange {
  const where = token === "solid" ? "Buttons" : "Links";
  const page = theme === "light" ? "light" : "dark";
  const text = `${where} on ${page} pages use ${to} instead of ${from}. Contrast goes from ${ratioText(before)} to ${ratioText(after)}.`;
  return { theme, from, to, before, after, text };
}

/** Rounds down, so that the text never overstates the contrast. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
}
