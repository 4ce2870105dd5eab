/** A switch may say its state beside its knob, such as "On". That isn't its name. */
import { contains, type Patch } from "./compare-views.ts";
import { centerOf, overlaps, type Phrase, plainText, rangeOfRow } from "./phrases.ts";
import type { Pixels } from "./types.ts";
import type { Change } from "./used-control.ts";

/** In pixels. */
const [maxWidth, maxHeight] = [96, 44];
/** Width by height. */
const minShape = 1.4;
/** Of the switch, which has a knob and an edge. Only a line of text is as low as its words. */
const [maxShare, maxHeightShare] = [0.75, 0.55];
/** In pixels. The label of a button is in its middle. */
const minOffCenter = 5;

/** True if the words are at one end of something small that changed as a whole, and aren't there anymore. */
export function isStateOfSwitch(
  { text, box }: Phrase,
  { after }: Pick<Change, "after">,
  patches: Patch[],
): boolean {
  const { x, y } = centerOf(box);
  const patch = patches.find((one) => contains(one, x, y));
  if (!patch || patch.width > maxWidth || patch.height > maxHeight) return false;
  const isLong = patch.width >= patch.height * minShape;
  const isInside = box.width <= patch.width * maxShare && box.height <= patch.height * maxHeightShare;
  const isAtEnd = Math.abs(centerOf(patch).x - x) >= minOffCenter;
  const isStill = after.phrases.some(
    (other) => overlaps(other.box, patch) && plainText(other.text).includes(plainText(text)),
  );
  return isLong && isInside && isAtEnd && !isStill && isDrawn(after.view.pixels, patch);
}

/** A button that is gone leaves only the page's ground. */
function isDrawn(pixels: Pixels | null, { x, y, width, height }: Patch): boolean {
  return (
    pixels !== null && rangeOfRow(pixels, { y: y + height / 2, from: x - 2, to: x + width + 2 }) > minKnob
  );
}

/** In brightness levels. */
const minKnob = 30;
