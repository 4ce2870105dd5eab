import type { Phrase } from "./phrases.ts";
import type { Screen } from "./screen.ts";
import type { Box, Pixels } from "./types.ts";

interface Ink {
  /** Brightness of the strongest strokes. */
  ink: number;
  /** Their difference from the background, out of 255. */
  contrast: number;
}

/** Contrast of the strongest strokes with the background, out of 255. */
export function contrastOf({ view: { pixels } }: Screen, box: Box): number {
  return pixels ? inkOf(pixels, box).contrast : 0;
}

function inkOf(pixels: Pixels, box: Box): Ink {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.max(left, Math.min(pixels.width, Math.ceil(box.x + box.width)));
  const bottom = Math.max(top, Math.min(pixels.height, Math.ceil(box.y + box.height)));
  const sums = new Uint16Array((right - left) * (bottom - top));
  for (let y = top, index = 0; y < bottom; y++) {
    for (let at = (y * pixels.width + left) * 3, end = at + (right - left) * 3; at < end; at += 3)
      sums[index++] = pixels.data[at]! + pixels.data[at + 1]! + pixels.data[at + 2]!;
  }
  sums.sort();
  const part = (share: number) => (sums[Math.floor((sums.length - 1) * share)] ?? 0) / 3;
  const [dark, ground, light] = [part(0.04), part(0.5), part(0.96)];
  return ground - dark >= light - ground
    ? { ink: dark, contrast: ground - dark }
    : { ink: light, contrast: light - ground };
}

const usualInks = new WeakMap<Phrase[], Ink>();

function usualInk(pixels: Pixels, phrases: Phrase[]): Ink {
  const known = usualInks.get(phrases);
  if (known) return known;
  const inks = phrases.map(({ box }) => inkOf(pixels, box));
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const usual = {
    ink: middle(inks.map(({ ink }) => ink)),
    contrast: middle(inks.map(({ contrast }) => contrast)),
  };
  usualInks.set(phrases, usual);
  return usual;
}

/** True for a placeholder, whose ink is paler than that of the view's usual text. */
export function isPale({ phrases, view: { pixels } }: Screen, { box }: { box: Box }): boolean {
  if (!pixels) return false;
  const [own, usual] = [inkOf(pixels, box), usualInk(pixels, phrases)];
  // Usual ink on a darker ground has less contrast, too.
  return own.contrast < usual.contrast - minPaler && Math.abs(own.ink - usual.ink) > minPaler;
}

const minPaler = 25;

export function brightnessAt({ data, width, height }: Pixels, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const at = (Math.min(height - 1, Math.max(0, Math.round(y))) * width + column) * 3;
  return (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
}

/** True if the text has a separate background, as buttons do. */
export function contrastsWithGround(pixels: Pixels | null, box: Box): boolean {
  if (!pixels) return false;
  const at = (x: number, y: number) => {
    const index =
      (Math.min(pixels.height - 1, Math.max(0, Math.round(y))) * pixels.width +
        Math.min(pixels.width - 1, Math.max(0, Math.round(x)))) *
      3;
    return [pixels.data[index]!, pixels.data[index + 1]!, pixels.data[index + 2]!] as const;
  };
  const ground = at(box.x - 3, box.y + box.height / 2);
  const beyond = at(box.x + box.width / 2, box.y - box.height * 2.2);
  return ground.some((value, channel) => Math.abs(value - beyond[channel]!) > 24);
}
