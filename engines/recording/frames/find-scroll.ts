import type { GrayFrame } from "./gray-frame.ts";

/** Scrolling by fractions of a pixel resamples the letters, so a match is never perfect. */
const maxResidual = 0.3;
/** Share of the changed pixels that must remain visible after the shift. */
const minOverlap = 0.35;
/** Rows next to the shift, where letters no longer match, and how much worse they match. */
const [besideRows, minWorse] = [4, 1.5];
const maxSamples = 3_000;
const minSamples = 30;

/**
 * Returns by how many rows `after` is scrolled down (negative: up), or null if it isn't scrolled. It is scrolled if one
 * shift explains most of the change in both directions. Only changed pixels are compared, so fixed bars don't
 * interfere.
 */
export function findScroll(before: GrayFrame, after: GrayFrame, changed: Uint8Array): number | null {
  const samples = changedSamples(changed);
  if (samples.length < minSamples) return null;
  const still = meanDifference(before, after, { samples, shift: 0 });
  if (still === null) return null;
  const most = Math.floor(after.height * (1 - minOverlap));
  for (let half = 2; half <= 2 * most; half++) {
    for (const shift of [half / 2, -half / 2]) {
      const forward = meanDifference(before, after, { samples, shift });
      if (forward === null || forward > still * maxResidual) continue;
      // Content behind a closed window may also match elsewhere, but the window itself doesn't, so check the reverse
      // too.
      const backward = meanDifference(after, before, { samples, shift: -shift });
      if (backward === null || backward > still * maxResidual) continue;
      if (isOnlyShift({ before, after, samples }, { shift, forward })) return shift;
    }
  }
  return null;
}

/** A closed list on an even ground matches at many shifts. Scrolled letters match at one. */
function isOnlyShift(
  { before, after, samples }: { before: GrayFrame; after: GrayFrame; samples: number[] },
  { shift, forward }: { shift: number; forward: number },
): boolean {
  return [shift - besideRows, shift + besideRows].every((other) => {
    const beside = meanDifference(before, after, { samples, shift: other });
    return beside === null || beside > forward * minWorse;
  });
}

/** Returns the indexes of changed pixels, evenly thinned out. */
function changedSamples(changed: Uint8Array): number[] {
  const all: number[] = [];
  for (let at = 0; at < changed.length; at++) if (changed[at] === 1) all.push(at);
  const step = Math.max(1, Math.ceil(all.length / maxSamples));
  return step === 1 ? all : all.filter((_, i) => i % step === 0);
}

/** Returns the mean difference over the samples, or null if too few of them remain visible after the shift. */
function meanDifference(
  from: GrayFrame,
  to: GrayFrame,
  { samples, shift }: { samples: number[]; shift: number },
): number | null {
  const offset = Math.floor(shift) * to.width;
  // A half-row shift interpolates between two rows.
  const below = Number.isInteger(shift) ? 0 : to.width;
  let sum = 0;
  let compared = 0;
  for (const at of samples) {
    const source = at + offset;
    if (source < 0 || source + below >= from.pixels.length) continue;
    sum += Math.abs((from.pixels[source]! + from.pixels[source + below]!) / 2 - to.pixels[at]!);
    compared++;
  }
  return compared >= minSamples && compared >= samples.length * minOverlap ? sum / compared : null;
}
