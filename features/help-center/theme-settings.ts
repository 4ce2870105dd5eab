import type { SearchSettings, ThemeSettings } from "#db/schema/companies.ts";
import { compileTheme } from "#engines/theme/compile-theme.ts";
import { fontStackOf, readFontName, themeToCss } from "#engines/theme/theme-css.ts";
import type { ThemeInput } from "#engines/theme/types.ts";

/** Where the settings name no colour, or something that is none. */
const defaultPrimaryColor = "#6E0AD6";

/** What the visibility switches of the settings say; a switch that was never touched shows its section. */
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

/** What visitors may search, as its owner set it; nothing at all when searching is off. */
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

/** Whether visitors can search: it is on, and there is something that it may find. */
export function readSearch(settings: SearchSettings): boolean {
  return Object.values(readSearchable(settings)).includes(true);
}

export interface CompanyTheme {
  css: string;
  /** What browsers draw around the page. */
  barColors: { light: string; dark: string };
  /** Ground and ink of the company's sign. */
  sign: { ground: string; ink: string };
}

/**
 * The style sheet of a company's pages, and the colours that are needed outside of it. `selector` confines it to
 * a preview inside another page.
 */
export function themeOf(settings: ThemeSettings, selector = ":root"): CompanyTheme {
  const theme = compileTheme(themeInputOf(settings));
  return {
    css: themeToCss(theme, { fontFamily: settings.fontFamily ?? null, selector }),
    barColors: { light: theme.light.hero, dark: theme.dark.hero },
    sign: { ground: theme.light.solid, ink: theme.light.ink },
  };
}

/** What the theme compiler makes a company's colours from. */
export function themeInputOf(settings: ThemeSettings): ThemeInput {
  return {
    primaryColor: hexOr(settings.primaryColor, defaultPrimaryColor),
    backgroundColor: hexOr(settings.backgroundColor, "#ffffff"),
    secondaryColor: hexOr(settings.secondaryColor, null),
    textColor: hexOr(settings.textColor, null),
  };
}

/** Whether the company's pages are set in the one font that is served from here. */
export function usesServedFont(settings: ThemeSettings): boolean {
  return readFontName(settings.fontFamily) === "Inter";
}

/** What CSS gets for the font of the settings. */
export function fontStack(fontFamily: string): string {
  return fontStackOf(fontFamily);
}

/** Settings are stored as JSON, so they may hold anything; the style sheet only ever sees colours. */
function hexOr<Fallback>(value: unknown, fallback: Fallback): string | Fallback {
  return typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) ? value : fallback;
}
