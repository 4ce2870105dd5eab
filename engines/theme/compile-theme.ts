import {
  atLightness,
  contrast,
  mix,
  nearestLightness,
  parseHex,
  type Rgb,
  toHex,
  toTone,
  walkLightness,
  white,
} from "#engines/theme/color-math.ts";
import { pairsOf } from "#engines/theme/pairs.ts";
import type { CompiledTheme, ThemeInput, ThemeNote, ThemeTokens } from "#engines/theme/types.ts";

const darkInk = parseHex("#111827");
const paleInk = parseHex("#f2f3f3");
const alarm = { light: parseHex("#b3201f"), dark: parseHex("#ff8a86") };
/** Near-black with a trace of blue. The brand color is mixed into it for the dark page. */
const night = parseHex("#0f1013");

/** Contrast that full-strength text must reach on a page background, so that tints still fit between them. */
const minBackgroundRatio = 7.5;
/** Contrast that must remain on tints, so that secondary text and links still reach 4.5:1. */
const minSurfaceRatio = 6;
const minTextRatio = 4.5;
/** On a dark page, a solid surface with less contrast doesn't look like a button. */
const minDarkSolidRatio = 3;

/** Share of the brand color mixed into the page, per scheme. */
const shares = {
  light: { tint6: 0.06, tint12: 0.12, tint30: 0.3, hero: 0.1, proof: 0.14, surface: 0.75 },
  dark: { tint6: 0.1, tint12: 0.2, tint30: 0.4, hero: 0.13, proof: 0.34, surface: 0.045 },
} as const;

/**
 * Compiles one brand color to light and dark token sets. Deterministic. Invariant: every pair of `themePairs` holds for
 * every input. If a background leaves no room for readable text, such as a mid-gray, it is shifted. A dark background
 * makes the light set dark too. Throws a TypeError for colors that are not "#rrggbb".
 */
export function compileTheme(input: ThemeInput): CompiledTheme {
  const primary = parseHex(input.primaryColor);
  const wanted = parseHex(input.backgroundColor ?? "#ffffff");
  const textColor = input.textColor ? parseHex(input.textColor) : null;
  const notes: ThemeNote[] = [];
  const background = settleBackground(wanted);
  if (background !== wanted) {
    const before = bestInkRatio(wanted);
    const after = bestInkRatio(background);
    notes.push({ token: "bg", theme: "light", from: toHex(wanted), to: toHex(background), before, after });
  }
  const shade = parseHex(input.secondaryColor ?? input.primaryColor);
  const nightly = isDark(background) ? background : nightPage(shade);
  return {
    light: buildTokens({ theme: "light", primary, background, textColor, notes }),
    dark: buildTokens({ theme: "dark", primary, background: nightly, textColor, notes }),
    notes,
  };
}

interface Plan {
  theme: "light" | "dark";
  primary: Rgb;
  background: Rgb;
  textColor: Rgb | null;
  notes: ThemeNote[];
}

function buildTokens({ theme, primary, background, textColor, notes }: Plan): ThemeTokens {
  const dark = isDark(background);
  const amount = dark ? shares.dark : shares.light;
  const anchor = dark ? paleInk : darkInk;
  const direction = dark ? "lighter" : "darker";
  // Cards on a dark page keep a trace of the brand, because plain white would look gray beside the tints.
  const surface = mix(background, dark ? mix(primary, white, 0.7) : white, amount.surface);

  const solid = settleSolid(primary, { background, surface, dark });
  if (solid !== primary) {
    const readable = bestInkRatio(primary) >= minTextRatio;
    const [before, after] = readable
      ? [contrast(primary, background), contrast(solid, background)]
      : [bestInkRatio(primary), bestInkRatio(solid)];
    notes.push({ token: "solid", theme, from: toHex(primary), to: toHex(solid), before, after });
  }
  const ink = bestInk(solid);

  const source = tintSource({ brand: dark ? solid : primary, background, anchor });
  const tint = (share: number) => layTint({ background, source, share, anchor });
  const tones = {
    bg: background,
    surface,
    surface2: tint(amount.tint6),
    hover: tint(amount.tint12),
    hero: tint(amount.hero),
    tint6: tint(amount.tint6),
    tint12: tint(amount.tint12),
    tint30: mix(background, source, amount.tint30),
    proof: tint(amount.proof),
    proofLine: mix(background, source, amount.tint30),
    solid,
    solidHover: hoverOf(solid, { ink, dark }),
  };
  const reads = (role: keyof ThemeTokens) => {
    const pairs = pairsOf(role);
    return (candidate: Rgb) =>
      pairs.every(
        ({ background: on, minimum }) => contrast(candidate, tones[on as keyof typeof tones]) >= minimum,
      );
  };

  const link = walkLightness(primary, { direction, passes: reads("link") });
  if (link !== primary) {
    const worst = (color: Rgb) =>
      Math.min(
        ...pairsOf("link").map((pair) => contrast(color, tones[pair.background as keyof typeof tones])),
      );
    notes.push({
      token: "link",
      theme,
      from: toHex(primary),
      to: toHex(link),
      before: worst(primary),
      after: worst(link),
    });
  }
  const readsText = reads("text");
  const text = textColor && readsText(textColor) ? textColor : anchor;
  const fade = (share: number, role: keyof ThemeTokens) =>
    fadeText({ text, background, share, passes: reads(role) });

  return {
    ...hexOf(tones),
    ink: toHex(ink),
    link: toHex(link),
    border: toHex(mix(background, anchor, dark ? 0.13 : 0.11)),
    borderStrong: toHex(mix(background, anchor, 0.21)),
    control: toHex(fadeText({ text: anchor, background, share: 0.5, passes: reads("control") })),
    focus: toHex(walkLightness(solid, { direction, passes: reads("focus") })),
    danger: toHex(walkLightness(dark ? alarm.dark : alarm.light, { direction, passes: reads("danger") })),
    text: toHex(text),
    text2: toHex(fade(0.24, "text2")),
    text3: toHex(fade(0.37, "text3")),
  };
}

/** True if light text is more readable than dark text. */
function isDark(background: Rgb): boolean {
  return contrast(background, paleInk) > contrast(background, darkInk);
}

function settleBackground(wanted: Rgb): Rgb {
  const dark = isDark(wanted);
  const anchor = dark ? paleInk : darkInk;
  return walkLightness(wanted, {
    direction: dark ? "darker" : "lighter",
    passes: (candidate) => contrast(candidate, anchor) >= minBackgroundRatio,
  });
}

function nightPage(shade: Rgb): Rgb {
  return mix(night, shade, 0.05);
}

function bestInk(on: Rgb): Rgb {
  return contrast(on, white) >= contrast(on, darkInk) ? white : darkInk;
}

function bestInkRatio(on: Rgb): number {
  return contrast(on, bestInk(on));
}

function settleSolid(
  primary: Rgb,
  { background, surface, dark }: { background: Rgb; surface: Rgb; dark: boolean },
): Rgb {
  const isSeen = (candidate: Rgb) =>
    dark
      ? contrast(candidate, background) >= minDarkSolidRatio &&
        contrast(candidate, surface) >= minDarkSolidRatio
      : differs(candidate, background) && differs(candidate, surface);
  const settled = nearestLightness(
    primary,
    (candidate) => isSeen(candidate) && bestInkRatio(candidate) >= minTextRatio,
  );
  return settled ?? (dark ? white : darkInk);
}

/** Returns a hover color that visibly differs and keeps the ink readable. */
function hoverOf(solid: Rgb, { ink, dark }: { ink: Rgb; dark: boolean }): Rgb {
  const tone = toTone(solid);
  const first = dark ? 1 : -1;
  for (const step of [0.06 * first, 0.04 * first, -0.06 * first, -0.04 * first]) {
    const lightness = tone.lightness + step;
    if (lightness < 0 || lightness > 1) continue;
    const candidate = atLightness(tone, lightness);
    if (contrast(candidate, ink) >= minTextRatio) return candidate;
  }
  return solid;
}

/** If a brand color is indistinguishable from its page (white on white), tints use the text color. */
function tintSource({ brand, background, anchor }: { brand: Rgb; background: Rgb; anchor: Rgb }): Rgb {
  return differs(brand, background) ? brand : mix(background, anchor, 0.6);
}

/**
 * True if any channel differs by at least 40. To the eye, a smaller difference doesn't separate a flat shape from its
 * page.
 */
function differs(one: Rgb, other: Rgb): boolean {
  return one.some((channel, index) => Math.abs(channel - other[index]!) >= 40);
}

/** Mixes `share` of `source` into the page, or less if text would become unreadable. */
function layTint({
  background,
  source,
  share,
  anchor,
}: {
  background: Rgb;
  source: Rgb;
  share: number;
  anchor: Rgb;
}): Rgb {
  for (let part = share; part > 0; part -= share / 12) {
    const tint = mix(background, source, part);
    if (contrast(tint, anchor) >= minSurfaceRatio) return tint;
  }
  return background;
}

/** Fades text into the page by `share`, or less if the text would become unreadable. Full strength always passes. */
function fadeText({
  text,
  background,
  share,
  passes,
}: {
  text: Rgb;
  background: Rgb;
  share: number;
  passes: (candidate: Rgb) => boolean;
}): Rgb {
  for (let part = share; part > 0; part -= 0.02) {
    const faded = mix(text, background, part);
    if (passes(faded)) return faded;
  }
  return text;
}

function hexOf<Key extends string>(tones: Record<Key, Rgb>): Record<Key, string> {
  return Object.fromEntries(
    Object.entries<Rgb>(tones).map(([role, color]) => [role, toHex(color)]),
  ) as Record<Key, string>;
}
