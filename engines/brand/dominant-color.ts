/** Finds a picture's dominant color: the most frequent saturated one. */
import { chromaOf, distance, isNeutral, toHex } from "./color.ts";

export interface Pixels {
  data: Uint8Array;
}

/** Larger pictures are sampled evenly, because more pixels don't change a logo's color. */
const maxSampled = 16_384;
const opaqueAlpha = 128;
/** Share of the visible pixels. A rarer color comes from antialiasing or a detail. */
const minShare = 0.02;
const sameColor = 0.08;

/** Returns "#RRGGBB" in uppercase, or null if the picture has only black, white and gray. */
export function findDominantColor({ data }: Pixels): string | null {
  const counts = new Map<string, number>();
  const step = 4 * Math.max(1, Math.ceil(data.length / 4 / maxSampled));
  let visible = 0;
  for (let at = 0; at + 3 < data.length; at += step) {
    if ((data[at + 3] ?? 0) < opaqueAlpha) continue;
    visible++;
    const hex = toHex({ r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0, a: 1 });
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  const groups: { hex: string; count: number }[] = [];
  const byCount = [...counts].sort(([, one], [, other]) => other - one).slice(0, 2_000);
  for (const [hex, count] of byCount) {
    if (isNeutral(hex)) continue;
    const group = groups.find((each) => distance(each.hex, hex) < sameColor);
    if (group) group.count += count;
    else if (groups.length < 64) groups.push({ hex, count });
  }
  const strength = ({ hex, count }: { hex: string; count: number }) => count * chromaOf(hex);
  const [best] = groups
    .filter(({ count }) => count >= visible * minShare)
    .sort((one, other) => strength(other) - strength(one));
  return best?.hex ?? null;
}
