import type { SearchSettings, ThemeSettings } from "#db/schema/companies.ts";
import { compileTheme } from "#engines/theme/compile-theme.ts";
import { fontStackOf, readFontName, themeToCss } from "#engines/theme/theme-css.ts";
import type { ThemeInput } from "#engines/theme/types.ts";

/** Fallback if the settings have no valid color. */
const defaultPrimaryColor = "#6E0AD6";

/** Visibility switches of the settings; sections are visible by default. */
export function readVisibility(
  settings: ThemeSettings,
): Record<"overview" | "faqs" | "contact" | "guide", boolean> {
  return {
    overview: settings.show_overview !== false,
    faqs: settings.show_faqs !== false,
    contact: settings.show_contact !== false,
    guide: settings.show_getting_started !== false,
  };
}

/** What visitors can search according to the owner's settings. Nothing is searchable if search is off. */
export function readSearchable(
  settings: SearchSettings,
): Record<"faqs" | "articles" | "guides" | "videos", boolean> {
  const isOn = settings.enabled !== false;
  return {
    faqs: isOn && settings.show_faq !== false,
    articles: isOn && settings.include_content !== false,
    guides: isOn && settings.show_guides !== false,
    videos: isOn && settings.show_videos !== false,
  };
}

/** Whether search is on and there is anything to search. */
export function readSearch(settings: SearchSettings): boolean {
  return Object.values(readSearchable(settings)).includes(true);
}

export interface CompanyTheme {
  css: string;
  /** Colors of the browser's own toolbars. */
  barColors: { light: string; dark: string };
  /** Background and text color of the company's initial. */
  sign: { ground: string; ink: string };
}

/**
 * The style sheet of a company's pages, and the colors needed outside of it. For a preview inside another page,
 * `selector` limits the rules to the preview.
 */
export function themeOf(settings: ThemeSettings, selector = ":root"): CompanyTheme {
  const theme = compileTheme(themeInputOf(settings));
  return {
    css: themeToCss(theme, { fontFamily: settings.fontFamily ?? null, selector }),
    barColors: { light: theme.light.hero, dark: theme.dark.hero },
    sign: { ground: theme.light.solid, ink: theme.light.ink },
  };
}

export function themeInputOf(settings: ThemeSettings): ThemeInput {
  return {
    primaryColor: hexOr(settings.primaryColor, defaultPrimaryColor),
    backgroundColor: hexOr(settings.backgroundColor, "#ffffff"),
    secondaryColor: hexOr(settings.secondaryColor, null),
    textColor: hexOr(settings.textColor, null),
  };
}

/** Whether the company's pages use Inter, the only font that Step serves. */
export function usesServedFont(settings: ThemeSettings): boolean {
  return readFontName(settings.fontFamily) === "Inter";
}

export function fontStack(fontFamily: string): string {
  return fontStackOf(fontFamily);
}

/** Settings are stored as JSON and may contain anything. Only valid colors may reach the style sheet. */
function hexOr<Fallback>(value: unknown, fallback: Fallback): string | Fallback {
  return typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) ? value : fallback;
}
