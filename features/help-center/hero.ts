/** The company's mark, for the icon in browser tabs and the pattern on the start page. */
import type { StoredPicture, ThemeSettings } from "#db/schema/companies.ts";
import type { HeroPattern } from "#shared/center-settings.ts";

export interface Hero {
  picture: StoredPicture | null;
  pattern: HeroPattern;
  /** A picture that is about as wide as high. Null if there is none, then it is the initial. */
  mark: string | null;
}

interface Logo {
  url: string;
  width: number | null;
  height: number | null;
}

/** A wider logo has the company's name in it, which can't be read at the size of an icon. */
const maxMarkRatio = 1.6;

export function presentHero(
  { hero, heroPattern, iconUrl }: ThemeSettings,
  { logo, presentImage }: { logo: Logo | null; presentImage: (url: string | null) => string | null },
): Hero {
  const url = presentImage(hero?.url ?? null);
  return {
    picture: hero && url ? { ...hero, url } : null,
    pattern: heroPattern ?? "none",
    mark: presentImage(iconUrl ?? null) ?? (logo && isMark(logo) ? logo.url : null),
  };
}

function isMark({ width, height }: Logo): boolean {
  if (width === null || height === null) return true;
  return Math.max(width, height) <= Math.min(width, height) * maxMarkRatio;
}

/** Empty if the name has no letter and no digit. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? "";
}
