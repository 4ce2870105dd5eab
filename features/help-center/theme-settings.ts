import type { SearchSettings, ThemeSettings } from "#db/schema/companies.ts";
import { compileTheme } from "#engines/theme/compile-theme.ts";
import { fontStackOf, readFontName, themeToCss } from "#engines/theme/theme-css.ts";
import type { ThemeInput } from "#engines/theme/types.ts";

const defaultPrimaryColor = "#6E0AD6";

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

/** What visitors can search, according to the owner's settings. Everything is false if search is off. */
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

/** Whether search is on and includes any kind of content. */
export function readSearch(settings: SearchSettings): boolean {
  return Object.values(readSearchable(settings)).includes(true);
}

/** Whether questions are answered, whether from the website's pages too, and whether a model chooses the sentences. */
export function readAnswering(
  settings: SearchSettings,
): Record<"isOn" | "fromWebsite" | "withModel", boolean> {
  const isOn = readSearch(settings) && settings.show_answers !== false;
  return {
    isOn,
    fromWebsite: isOn && settings.answer_from_website !== false,
    withModel: isOn && settings.choose_with_model === true,
  };
}

export interface CompanyTheme {
  css: string;
  /** Colors for the browser's own toolbars. */
  barColors: { light: string; dark: string };
  /** Background and text color of the company's initial. */
  sign: { ground: string; ink: string };
}

/**
 * Returns the style sheet of a company's pages and the colors needed outside of it. For a preview inside another page,
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

/** Whether the company's pages use Inter, the only font that we serve. */
export function usesServedFont(settings: ThemeSettings): boolean {
  return readFontName(settings.fontFamily) === "Inter";
}

export function fontStack(fontFamily: string): string {
  return fontStackOf(fontFamily);
}

/** The settings are JSON and may contain anything, but only valid colors may get into the style sheet. */
function hexOr<Fallback>(value: unknown, fallback: Fallback): string | Fallback {
  return typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) ? value : fallback;
}
