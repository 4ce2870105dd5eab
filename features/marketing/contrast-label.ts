import { contrast, parseHex } from "#engines/theme/color-math.ts";

/** Formats the contrast of two "#rrggbb" colors as "5.9 : 1". Rounds down, so that the text never overstates it. */
export function contrastLabel(one: string, other: string): string {
  return `${(Math.floor(contrast(parseHex(one), parseHex(other)) * 10) / 10).toFixed(1)} : 1`;
}
