import { contrast, parseHex } from "#engines/theme/color-math.ts";

/** "5.9 : 1" of two "#rrggbb" colours, cut rather than rounded: what is said is reached. */
export function contrastLabel(one: string, other: string): string {
  return `${(Math.floor(contrast(parseHex(one), parseHex(other)) * 10) / 10).toFixed(1)} : 1`;
}
