import type { Screen } from "./screen.ts";
import type { Box, Pixels } from "./types.ts";

/** Contrast of the strongest strokes with the background, out of 255. */
export function contrastOf({ view: { pixels } }: Screen, box: Box): number {
  if (!pixels) return 0;
  const values: number[] = [];
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(pixels.height, box.y + box.height); y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(pixels.width, box.x + box.width); x++) {
      const at = (y * pixels.width + x) * 3;
      values.push((pixels.data[at]! + pixels.data[at + 1]! + pixels.data[at + 2]!) / 3);
    }
  }
  values.sort((a, b) => a - b);
  const part = (share: number) => values[Math.floor((values.length - 1) * share)] ?? 0;
  const ground = part(0.5);
  return Math.max(ground - part(0.04), part(0.96) - ground);
}

/** True for a placeholder, which is paler than the view's usual text. */
export function isPale(screen: Screen, { box: own }: { box: Box }): boolean {
  const inks = screen.phrases.map(({ box }) => contrastOf(screen, box)).sort((a, b) => a - b);
  return contrastOf(screen, own) < (inks[Math.floor(inks.length / 2)] ?? 0) - 25;
}

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
