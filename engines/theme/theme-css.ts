import { luminance, parseHex } from "#engines/theme/color-math.ts";
import type { CompiledTheme, ThemeTokens } from "#engines/theme/types.ts";

/**
 * Font stacks by the family that an owner may select. We serve only Inter. The others apply if the visitor has them
 * installed, so that no page ever requests a third-party font.
 */
const fontStacks = {
  Inter: '"Inter","Inter Fallback",system-ui,sans-serif',
  Arial: "Arial,sans-serif",
  Helvetica: "Helvetica,Arial,sans-serif",
  Georgia: "Georgia,serif",
  "Times New Roman": '"Times New Roman",Times,serif',
  "System UI": "system-ui,sans-serif",
  Roboto: "Roboto,system-ui,sans-serif",
  "Open Sans": '"Open Sans",system-ui,sans-serif',
  Lato: "Lato,system-ui,sans-serif",
  "Playfair Display": '"Playfair Display",Georgia,serif',
} as const;

export type FontName = keyof typeof fontStacks;

/** Returns the first family of a stored value such as "Inter, sans-serif". Unknown families become Inter. */
export function readFontName(fontFamily: string | null | undefined): FontName {
  const first = (fontFamily ?? "").split(",")[0]!.replace(/["']/g, "").trim().toLowerCase();
  const names = Object.keys(fontStacks) as FontName[];
  return names.find((name) => name.toLowerCase() === first) ?? "Inter";
}

/** Returns "Georgia,serif" for the stored value "Georgia". */
export function fontStackOf(fontFamily: string | null | undefined): string {
  return fontStacks[readFontName(fontFamily)];
}

/**
 * Writes the theme as custom properties: light, dark by `prefers-color-scheme`, and either by `data-theme`. `selector`
 * is ":root" for a page and a class for a preview inside another page. Safe to inline in a style element, because it
 * contains only the compiler's own hex values and a font stack from the list above.
 */
export function themeToCss(
  theme: CompiledTheme,
  { fontFamily, selector = ":root" }: { fontFamily?: string | null; selector?: string } = {},
): string {
  // Logos are drawn for the owner's own page. If only our dark scheme made the page dark, they keep a light plate.
  const isDarkByUs = schemeOf(theme.light) === "light";
  const dark = `${declarations(theme.dark)};--plate:${isDarkByUs ? "#fff" : "transparent"}`;
  return [
    `${selector}{--font:${fontStackOf(fontFamily)};${declarations(theme.light)};--plate:transparent}`,
    `@media (prefers-color-scheme:dark){${selector}:not([data-theme=light]){${dark}}}`,
    `${selector}[data-theme=dark]{${dark}}`,
  ].join("");
}

function declarations(tokens: ThemeTokens): string {
  const roles = Object.entries(tokens).map(([role, value]) => `--${propertyName(role)}:${value}`);
  return [`color-scheme:${schemeOf(tokens)}`, ...roles].join(";");
}

function schemeOf(tokens: ThemeTokens): "light" | "dark" {
  return luminance(parseHex(tokens.bg)) < luminance(parseHex(tokens.text)) ? "dark" : "light";
}

/** Converts "text2" to --text-2 and "solidHover" to --solid-hover. */
function propertyName(role: string): string {
  return role.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}
