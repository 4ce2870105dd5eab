/** Uses the colors and logo that the owner selected, otherwise the website's, otherwise the default. */
import type { onboardingLogos } from "#db/schema.ts";
import type { Brand, ColorSource } from "#engines/brand/types.ts";
import { colorNoteOf } from "#features/websites/read/color-origin.ts";
import { judgeColors } from "#features/websites/read/color-verdict.ts";
import { type ColorPair, colorsOf, isFound } from "#features/websites/read/company-facts.ts";
import type { ExtractedColor, SelectedLogo, WizardColors, WizardLogo } from "./wizard.ts";

const maxExtracted = 12;

const usedFor: Record<ColorSource, string> = {
  meta: "browser theme color",
  "css-var": "your style sheet",
  background: "backgrounds",
  accent: "buttons and links",
  text: "text",
  other: "elsewhere",
  logo: "your logo",
  manifest: "your website's app manifest",
};

export function presentColors(
  chosen: { primaryColor: string | null; secondaryColor: string | null },
  brand: Brand | null,
): WizardColors {
  const { colors, origin } = settledColors(chosen, brand);
  const note = brand && origin !== "chosen" ? colorNoteOf(brand) : null;
  return { ...colors, origin, note, extracted: extractedColors(brand), verdict: judgeColors(colors) };
}

export function settledColors(
  { primaryColor, secondaryColor }: { primaryColor: string | null; secondaryColor: string | null },
  brand: Brand | null,
): { colors: ColorPair; origin: WizardColors["origin"] } {
  const found = colorsOf(brand?.colors);
  const colors = { primary: primaryColor ?? found.primary, secondary: secondaryColor ?? found.secondary };
  const isChosen = primaryColor !== null || secondaryColor !== null;
  return { colors, origin: isChosen ? "chosen" : found.isFound ? "found" : "default" };
}

function extractedColors(brand: Brand | null): ExtractedColor[] {
  if (!brand) return [];
  const { primaryColors, backgroundColors, accentColors } = brand.colors;
  const groups = [
    ...primaryColors.map((color) => ({ ...color, group: "primary" as const })),
    ...backgroundColors.map((color) => ({ ...color, group: "background" as const })),
    ...accentColors.map((color) => ({ ...color, group: "accent" as const })),
  ].filter(isFound);
  const first = new Map(groups.toReversed().map((one) => [one.color, one]));
  return groups
    .filter((one) => first.get(one.color) === one)
    .slice(0, maxExtracted)
    .map(({ color, group, source, frequency }) => ({
      color,
      group,
      source,
      usedFor: usedFor[source],
      frequency,
    }));
}

type LogoRow = typeof onboardingLogos.$inferSelect;

export function presentLogo(row: LogoRow): WizardLogo {
  const { id, width, height, kind, sourceUrl } = row;
  return { id, url: `/files/${row.storageKey}`, width, height, kind, sourceUrl };
}

/** `logos` must be sorted with the best one first. */
export function settledLogo(
  { logoChoice, logoId }: { logoChoice: "found" | "uploaded" | "wordmark" | null; logoId: string | null },
  logos: WizardLogo[],
): SelectedLogo {
  if (logoChoice === "wordmark") return { kind: "wordmark", isChosen: true };
  const chosen = logos.find(({ id }) => id === logoId);
  const logo = chosen ?? logos.find(({ kind }) => kind === "found");
  if (!logo) return { kind: "wordmark", isChosen: false };
  const { id, kind, url, width, height } = logo;
  return { kind, id, url, width, height, isChosen: chosen !== undefined };
}

export function shownLogo(selected: SelectedLogo, logos: WizardLogo[]): WizardLogo | null {
  return selected.kind === "wordmark" ? null : (logos.find(({ id }) => id === selected.id) ?? null);
}
