import type { Brand } from "#engines/brand/types.ts";
import { colorNoteOf } from "#features/websites/read/color-origin.ts";
import { isFound } from "#features/websites/read/company-facts.ts";
import type { ImportEvent } from "./import-events.ts";

export function presentBrandEvent(brand: Brand): Extract<ImportEvent, { type: "brand" }> {
  const { brandAssets, colors } = brand;
  return {
    type: "brand",
    companyName: brandAssets.companyName,
    primaryColor: colors.primaryColors.find(isFound)?.color ?? null,
    colorNote: colorNoteOf(brand),
    logos: brandAssets.logoUrls.length,
  };
}
