import type { GreyFrame } from "./grey-frame.ts";

/** Letters are not sampled at the same places once they have moved by parts of a pixel, so a fit is never perfect. */
const wellExplained = 0.3;
/** Part of what changed that must still be in view after the shift. */
const smallestOverlap = 0.35;
const mostSamples = 3_000;
const fewestSamples = 30;

/**
 * By how many rows the second picture is the first one moved up (less than 0: down), as scrolling does: of all that
 * changed, most is explained by one shift, seen from either picture. Bars that stay where they are do not count, because
 * only what changed is looked at. Null when it is another picture.
 */
export function findScroll(before: GreyFrame, after: GreyFrame, changed: Uint8Array): number | null {
  const samples = changedSamples(changed);
  if (samples.length < fewestSamples) return null;
  const still = misfit(before, after, { samples, shift: 0 });
  if (still === null) return null;
  const most = Math.floor(after.height * (1 - smallestOverlap));
  for (let half = 2; half <= 2 * most; half++) {
    for (const shift of [half / 2, -half / 2]) {
      const forward = misfit(before, after, { samples, shift });
      if (forward === null || forward > still * wellExplained) continue;
      // A window that closed leaves a ground that is found elsewhere too; but the window itself is not.
      const backward = misfit(after, before, { samples, shift: -shift });
      if (backward !== null && backward <= still * wellExplained) return shift;
    }
  }
  return null;
}

/** Places of changed pixels, evenly thinned out. */
function changedSamples(changed: Uint8Array): number[] {
  const all: number[] = [];
  for (let at = 0; at < changed.length; at++) if (changed[at] === 1) all.push(at);
  const step = Math.max(1, Math.ceil(all.length / mostSamples));
  return step === 1 ? all : all.filter((_, i) => i % step === 0);
}

/** Mean difference over the samples; null when the shift leaves too few of them to compare. */
function misfit(
  from: GreyFrame,
  to: GreyFrame,
  { samples, shift }: { samples: number[]; shift: number },
): number | null {
  const offset = Math.floor(shift) * to.width;
  // Half a row further is the mean of two rows.
  const below = Number.isInteger(shift) ? 0 : to.width;
  let sum = 0;
  let compared = 0;
  for (const at of samples) {
    const source = at + offset;
    if (source < 0 || source + below >= from.pixels.length) continue;
    sum += Math.abs((from.pixels[source]! + from.pixels[source + below]!) / 2 - to.pixels[at]!);
    compared++;
  }
  return compared >= fewestSamples && compared >= samples.length * smallestOverlap ? sum / compared : null;
}
