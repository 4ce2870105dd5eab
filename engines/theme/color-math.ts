/** 8-bit sRGB math: WCAG contrast, and lightness changes in OKLCH. */
import { convertLabToLch, convertLchToLab, convertLrgbToOklab, convertOklabToLrgb } from "culori/fn";

/** Integer channels from 0 to 255, so that the measured color is exactly the one on the page. */
export type Rgb = readonly [number, number, number];

export const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** Accepts "#rrggbb" in either case. Throws a TypeError for anything else. */
export function parseHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new TypeError(`Not a #rrggbb color: ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function toHex([r, g, b]: Rgb): string {
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`;
}

/** sRGB transfer function for each of the 256 channel values (WCAG 2.2, "relative luminance"). */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

export function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear[r]! + 0.7152 * linear[g]! + 0.0722 * linear[b]!;
}

/** Returns the WCAG contrast ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return a > b ? a / b : b / a;
}

/** Mixes `share` of `over` into `base` in sRGB, like `color-mix(in srgb, …)`. */
export function mix(base: Rgb, over: Rgb, share: number): Rgb {
  return [
    Math.round(base[0] + (over[0] - base[0]) * share),
    Math.round(base[1] + (over[1] - base[1]) * share),
    Math.round(base[2] + (over[2] - base[2]) * share),
  ];
}

export interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

export function toTone([r, g, b]: Rgb): Tone {
  const lab = convertLrgbToOklab({ r: linear[r]!, g: linear[g]!, b: linear[b]! });
  const lch = convertLabToLch({ l: lab.l, a: lab.a, b: lab.b });
  return { lightness: lch.l, chroma: lch.c, hue: lch.h ?? 0 };
}

/** Returns the tone at another lightness (0 to 1), with as much of its chroma as fits the sRGB gamut. */
export function atLightness(tone: Tone, lightness: number): Rgb {
  if (lightness <= 0) return black;
  if (lightness >= 1) return white;
  const direct = toLinear(tone, lightness, tone.chroma);
  if (isInGamut(direct)) return encode(direct);
  let inside = 0;
  let outside = tone.chroma;
  // Ten bisections leave less than 1/1000 of the chroma undecided, which is below one step of an 8-bit channel.
  for (let step = 0; step < 10; step++) {
    const chroma = (inside + outside) / 2;
    if (isInGamut(toLinear(tone, lightness, chroma))) inside = chroma;
    else outside = chroma;
  }
  return encode(toLinear(tone, lightness, inside));
}

/**
 * Returns the color itself if it passes, otherwise the nearest passing one in OKLCH lightness toward `direction`. If
 * none passes, returns black or white, so callers must only use tests that those pass.
 */
export function walkLightness(
  color: Rgb,
  { direction, passes }: { direction: "darker" | "lighter"; passes: (candidate: Rgb) => boolean },
): Rgb {
  if (passes(color)) return color;
  const tone = toTone(color);
  let failing = tone.lightness;
  let passing = direction === "lighter" ? 1 : 0;
  let best = direction === "lighter" ? white : black;
  // Contrast against a fixed set of surfaces is monotonic in the distance, so bisection finds the edge.
  for (let step = 0; step < 10; step++) {
    const lightness = (failing + passing) / 2;
    const candidate = atLightness(tone, lightness);
    if (passes(candidate)) {
      passing = lightness;
      best = candidate;
    } else failing = lightness;
  }
  return best;
}

/**
 * Returns the color itself if it passes, otherwise the nearest passing lightness above or below. Returns null if none
 * passes.
 */
export function nearestLightness(color: Rgb, passes: (candidate: Rgb) => boolean): Rgb | null {
  if (passes(color)) return color;
  const tone = toTone(color);
  // A hundredth of lightness is about the smallest visible step on a large surface.
  for (let distance = 0.01; distance <= 1; distance += 0.01) {
    for (const lightness of [tone.lightness - distance, tone.lightness + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = atLightness(tone, lightness);
      if (passes(candidate)) return candidate;
    }
  }
  return null;
}

interface LinearRgb {
  r: number;
  g: number;
  b: number;
}

function toLinear(tone: Tone, lightness: number, chroma: number): LinearRgb {
  const lab = convertLchToLab({ l: lightness, c: chroma, h: tone.hue });
  return convertOklabToLrgb({ l: lab.l, a: lab.a, b: lab.b });
}

function isInGamut({ r, g, b }: LinearRgb): boolean {
  const low = -0.0005;
  const high = 1.0005;
  return r >= low && r <= high && g >= low && g <= high && b >= low && b <= high;
}

function encode({ r, g, b }: LinearRgb): Rgb {
  return [encodeChannel(r), encodeChannel(g), encodeChannel(b)];
}

function encodeChannel(value: number): number {
  const channel = Math.min(1, Math.max(0, value));
  return Math.round(255 * (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055));
}
