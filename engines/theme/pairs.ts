import type { ThemeTokens } from "#engines/theme/types.ts";

export interface ThemePair {
  foreground: keyof ThemeTokens;
  background: keyof ThemeTokens;
  /** WCAG 2.2 requires 4.5 for text (1.4.3) and 3 for control borders and focus rings (1.4.11, 2.4.13). */
  minimum: number;
}

const pageSurfaces = ["bg", "surface", "surface2", "hero", "tint6", "tint12", "hover"] as const;

/**
 * Allowed foreground and surface combinations. The compiler guarantees each of them for every brand color. A style
 * sheet that puts a role on another surface must add the pair here first.
 */
export const themePairs: readonly ThemePair[] = [
  ...on(["text", "text2", "link"], [...pageSurfaces, "proof"], 4.5),
  ...on(["text3"], ["bg", "surface", "surface2", "hero", "tint6", "tint12"], 4.5),
  ...on(["danger"], ["bg", "surface", "surface2", "tint6"], 4.5),
  ...on(["ink"], ["solid", "solidHover"], 4.5),
  ...on(["control"], ["bg", "surface", "surface2", "hero", "tint6"], 3),
  ...on(["focus"], pageSurfaces, 3),
];

export function pairsOf(role: keyof ThemeTokens): readonly ThemePair[] {
  return themePairs.filter((pair) => pair.foreground === role);
}

function on(
  foregrounds: readonly (keyof ThemeTokens)[],
  backgrounds: readonly (keyof ThemeTokens)[],
  minimum: number,
): ThemePair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, minimum })),
  );
}
