import { converter, interpolate, parse } from "culori";

export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

const toRgb = converter("rgb");
const toOklab = converter("oklab");
const cache = new Map<string, Rgba | null>();
const MAX_CACHED = 5000;

/**
 * Parses any CSS color, including `color-mix()`, the light half of `light-dark()` and the origin of relative colors.
 */
export function parseColor(text: string): Rgba | null {
  const key = text.trim().toLowerCase();
  if (key.length === 0 || key.length > 300) return null;
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size > MAX_CACHED) cache.clear();
  const color = readColor(key);
  cache.set(key, color);
  return color;
}

/** Returns all colors of a value such as "1px solid red" or a gradient, in source order. */
export function colorsIn(value: string): Rgba[] {
  const found: Rgba[] = [];
  for (const token of splitTokens(value).slice(0, 200)) {
    const name = functionName(token);
    if (name.endsWith("gradient")) found.push(...colorsIn(token.slice(name.length + 1, -1)));
    else if (name !== "url") {
      const color = parseColor(token);
      if (color) found.push(color);
    }
  }
  return found;
}

/** Composites `over` onto the opaque color `under`. */
export function blend(over: Rgba, under: Rgba): Rgba {
  const mix = (x: number, y: number) => x * over.a + y * (1 - over.a);
  return { r: mix(over.r, under.r), g: mix(over.g, under.g), b: mix(over.b, under.b), a: 1 };
}

export function toHex({ r, g, b }: Rgba): string {
  const byte = (x: number) =>
    Math.max(0, Math.min(255, Math.round(x)))
      .toString(16)
      .padStart(2, "0");
  return `#${byte(r)}${byte(g)}${byte(b)}`.toUpperCase();
}

interface Lab {
  l: number;
  a: number;
  b: number;
}

const labs = new Map<string, Lab>();

export function labOf(hex: string): Lab {
  const known = labs.get(hex);
  if (known) return known;
  const lab = toOklab(hex);
  const value = lab ? { l: lab.l, a: lab.a, b: lab.b } : { l: 0, a: 0, b: 0 };
  if (labs.size > MAX_CACHED) labs.clear();
  labs.set(hex, value);
  return value;
}

/** Returns the distance in OKLab. Two colors closer than about 0.05 look the same in a theme. */
export function distance(one: string, other: string): number {
  const x = labOf(one);
  const y = labOf(other);
  return Math.hypot(x.l - y.l, x.a - y.a, x.b - y.b);
}

export function chromaOf(hex: string): number {
  const lab = labOf(hex);
  return Math.hypot(lab.a, lab.b);
}

/** The specification's rule for colors that can't be primary: gray, near-white or near-black. */
export function isNeutral(hex: string): boolean {
  const [r, g, b] = channels(hex);
  const average = (r + g + b) / 3;
  return Math.max(r, g, b) - Math.min(r, g, b) < 15 || average > 240 || average < 15;
}

function channels(hex: string): [number, number, number] {
  const at = (i: number) => Number.parseInt(hex.slice(i, i + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Splits at spaces, commas and slashes outside brackets and quotes: "a(b, c) d" becomes "a(b, c)" and "d". */
export function splitTokens(value: string): string[] {
  const tokens: string[] = [];
  let depth = 0;
  let quote = "";
  let start = -1;
  for (let i = 0; i < value.length; i++) {
    const char = value[i]!;
    if (quote) {
      if (char === quote) quote = "";
      continue;
    }
    const isEdge =
      depth === 0 && (char === " " || char === "," || char === "/" || char === "\n" || char === "\t");
    if (isEdge) {
      if (start >= 0) tokens.push(value.slice(start, i));
      start = -1;
      continue;
    }
    if (start < 0) start = i;
    if (char === '"' || char === "'") quote = char;
    else if (char === "(") depth++;
    else if (char === ")") depth = Math.max(0, depth - 1);
  }
  if (start >= 0) tokens.push(value.slice(start));
  return tokens;
}

/** Splits the arguments of "name(a, b c)" at top-level commas. */
function splitArguments(token: string): string[] {
  const inner = token.slice(token.indexOf("(") + 1, token.endsWith(")") ? -1 : undefined);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < inner.length; i++) {
    const char = inner[i];
    if (char === "(") depth++;
    else if (char === ")") depth--;
    else if (char === "," && depth === 0) {
      parts.push(inner.slice(start, i).trim());
      start = i + 1;
    }
  }
  parts.push(inner.slice(start).trim());
  return parts;
}

function functionName(token: string): string {
  const open = token.indexOf("(");
  return open > 0 ? token.slice(0, open).toLowerCase() : "";
}

function readColor(text: string): Rgba | null {
  const name = functionName(text);
  if (name === "color-mix") return mixColors(splitArguments(text));
  if (name === "light-dark") return parseColor(splitArguments(text)[0] ?? "");
  if (name && /^[\w-]+\(\s*from\s/.test(text))
    return parseColor(splitTokens(text.slice(name.length + 1, -1))[1] ?? "");
  const parsed = name || text.startsWith("#") || /^[a-z]+$/.test(text) ? readWithCulori(text) : null;
  return parsed;
}

function readWithCulori(text: string): Rgba | null {
  try {
    const color = toRgb(parse(text) ?? parse(text.replace(/(\d)\s*\/\s*\)$/, "$1)")));
    if (!color || ![color.r, color.g, color.b].every(Number.isFinite)) return null;
    const clamp = (x: number) => Math.max(0, Math.min(255, x * 255));
    return { r: clamp(color.r), g: clamp(color.g), b: clamp(color.b), a: color.alpha ?? 1 };
  } catch {
    return null;
  }
}

function mixColors(parts: string[]): Rgba | null {
  const [method = "", first = "", second = ""] = parts;
  const one = withShare(first);
  const two = withShare(second);
  if (!one || !two) return null;
  const share = two.share ?? (one.share === null ? 0.5 : 1 - one.share);
  if (two.color.a === 0) return { ...one.color, a: one.color.a * (1 - share) };
  if (one.color.a === 0) return { ...two.color, a: two.color.a * share };
  const mode = /\boklch\b/.test(method) ? "oklch" : /\bsrgb\b/.test(method) ? "rgb" : "oklab";
  const css = ({ r, g, b, a }: Rgba) => ({
    mode: "rgb" as const,
    r: r / 255,
    g: g / 255,
    b: b / 255,
    alpha: a,
  });
  const mixed = toRgb(interpolate([css(one.color), css(two.color)], mode)(share));
  return { r: mixed.r * 255, g: mixed.g * 255, b: mixed.b * 255, a: mixed.alpha ?? 1 };
}

function withShare(part: string): { color: Rgba; share: number | null } | null {
  const tokens = splitTokens(part);
  const percent = tokens.find((token) => token.endsWith("%"));
  const color = parseColor(tokens.find((token) => !token.endsWith("%")) ?? "");
  return color && { color, share: percent ? Number.parseFloat(percent) / 100 : null };
}
