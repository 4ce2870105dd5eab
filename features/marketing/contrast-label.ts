import { contrast, parseHex } from "#engines/theme/color-math.ts";

/** Contrast of two "#rrggbb" colors as "5.9 : 1", rounded down so that it never overstates. */
export function contrastLabel(one: string, other: string): string {
  return `${(Math.floor(contrast(parseHex(one), parseHex(other)) * 10) / 10).toFixed(1)} : 1`;
}
