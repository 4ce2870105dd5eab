/** One use of a control may have several views. The first shows it as it was before, and then it is lit. */
import { isCloseTo } from "./close-text.ts";
import { contains, grown, type Patch } from "./compare-views.ts";
import { isSameFrame } from "./framed-text.ts";
import { isSameHeading } from "./is-same-heading.ts";
import { distanceBetween, plainText } from "./phrases.ts";
import type { Screen } from "./screen.ts";
import { findTooltipBox } from "./tooltip-box.ts";
import type { DescribedStep } from "./types.ts";
import type { UsedControl } from "./used-control.ts";
import { textIn } from "./view-changes.ts";

export interface FoundStep {
  step: DescribedStep;
  /** Null if the step names none. */
  control: UsedControl | null;
}

/** In pixels. A trembling hand moves less. */
export const minMove = 24;
/** In pixels, of a row or a large button. */
const maxLitHeight = 110;
const maxTooltipDistance = 56;
/** OCR reads a switch as a few letters, and as others when it is on. */
const maxSwitchLetters = 4;

interface Views {
  last: FoundStep | undefined;
  earlier: Screen | null;
  before: Screen;
  after: Screen | null;
  /** Between the earlier view and this one. */
  lastPatches: Patch[];
  /** Between this view and the next one. */
  patches: Patch[];
}

export function isRepeated(
  { step, control }: FoundStep,
  { last, earlier, before, after, lastPatches, patches }: Views,
): boolean {
  if (!last || !earlier) return false;
  // Between them, a message may have come or gone.
  if (last.step.view !== earlier.index)
    return (
      last.step.title === step.title &&
      after !== null &&
      isSamePlace(step, last.step) &&
      isLeft({ step, control }, { before, after, patches })
    );
  if (isSameField(control, last.control)) return true;
  const { cursor } = before;
  if (!cursor || !earlier.cursor) return false;
  const isMarkLeft = last.control === null && control?.kind === "toggle";
  if (!isMarkLeft && !isSameUse({ step, control }, last)) return false;
  if (Math.hypot(cursor.x - earlier.cursor.x, cursor.y - earlier.cursor.y) > minMove) return false;
  if (after && isLeft({ step, control }, { before, after, patches })) return true;
  if (isMarkLeft) return false;
  if (after && control && isUsedElsewhere(before, after, patches)) return true;
  return (
    isSameHeading(earlier, before) &&
    lastPatches.every(
      (patch) => isLitControl(patch, { earlier, before }) || isTooltip(patch, { earlier, before }),
    )
  );
}

/** A name may be read a little differently when its control is lit. The last step may add what the next view shows. */
function isSameUse(one: FoundStep, last: FoundStep): boolean {
  if (one.control && last.control && isSameKind(one.control, last.control))
    return plainText(one.control.name) === plainText(last.control.name);
  return one.step.title === last.step.title && one.step.description.startsWith(last.step.description);
}

/** The label of a switch that was just used is still under the pointer. */
function isSameKind({ kind }: UsedControl, { kind: last }: UsedControl): boolean {
  return kind === last || (kind === "click" && last === "toggle");
}

function isSamePlace({ place: one }: DescribedStep, { place: other }: DescribedStep): boolean {
  return one !== undefined && other !== undefined && isSameFrame(one, other);
}

/** The pointer already is at another control, which is lit or has changed: that one may have been used. */
function isUsedElsewhere({ cursor: from }: Screen, { cursor: to }: Screen, patches: Patch[]): boolean {
  if (!from || to?.shape !== "hand" || Math.hypot(from.x - to.x, from.y - to.y) <= minMove) return false;
  const isAt = (patch: Patch, { x, y }: { x: number; y: number }) => contains(grown(patch, 4), x, y);
  return patches.some((patch) => patch.height <= maxLitHeight && isAt(patch, to) && !isAt(patch, from));
}

/** As the pointer moves to another control, nothing new appears but what is around it. */
function isLeft(
  used: FoundStep,
  { before, after, patches }: { before: Screen; after: Screen; patches: Patch[] },
): boolean {
  const [from, to] = [before.cursor, after.cursor];
  if (!from || !to || Math.hypot(from.x - to.x, from.y - to.y) <= minMove) return false;
  const isStill = isShown(used, after);
  const isNear = (patch: Patch) =>
    (isStill && showsNothingNew(patch, { before, after })) ||
    [from, to].some(
      (tip) =>
        isOnLitRow(patch, tip) ||
        distanceBetween(patch, { x: tip.x, y: tip.y, width: 1, height: 1 }) <= maxTooltipDistance,
    );
  return (
    isSameHeading(before, after) && patches.every((patch) => patch.height <= maxLitHeight && isNear(patch))
  );
}

function isShown({ control, step: { place } }: FoundStep, { phrases }: Screen): boolean {
  return phrases.some(
    ({ text, box }) =>
      control !== null &&
      plainText(text) === plainText(control.name) &&
      (place === undefined || distanceBetween(place, box) <= maxTooltipDistance),
  );
}

/** Words have another color, or are gone with their message. */
function showsNothingNew(patch: Patch, { before, after }: { before: Screen; after: Screen }): boolean {
  const [old, now] = [textIn(before, patch), textIn(after, patch)];
  return old !== "" && (now === "" || now === old);
}

/** The words of a row that the pointer lights, at any distance. */
function isOnLitRow({ y, height }: Patch, to: { y: number }): boolean {
  return height <= maxRowHeight && to.y >= y - rowMargin && to.y <= y + height + rowMargin;
}

/** In pixels. */
const [maxRowHeight, rowMargin] = [40, 8];

/** A field is opened, and then its value is typed. It may be named by its placeholder and then by its label. */
function isSameField(one: UsedControl | null, other: UsedControl | null): boolean {
  return (
    one?.kind === "type" &&
    other?.kind === "type" &&
    one.place !== undefined &&
    other.place !== undefined &&
    isSameFrame(one.place, other.place)
  );
}

function isTooltip(patch: Patch, { earlier, before }: { earlier: Screen; before: Screen }): boolean {
  const [was, is] = [earlier.view.pixels, before.view.pixels];
  if (!was || !is || !before.cursor) return false;
  return findTooltipBox({ was, is }, { patches: [patch], tip: before.cursor }) !== null;
}

function isLitControl(patch: Patch, { earlier, before }: { earlier: Screen; before: Screen }): boolean {
  const { cursor } = before;
  const isHere = cursor !== null && contains(grown(patch, 4), cursor.x, cursor.y);
  const [old, now] = [textIn(earlier, patch), textIn(before, patch)];
  if (!isHere && !(cursor && isOnLitRow(patch, cursor) && now !== "" && old === now)) return false;
  if (patch.height > maxLitHeight) return false;
  const isSwitch = old.length <= maxSwitchLetters && now.length <= maxSwitchLetters;
  return old === now || isSwitch || isCloseTo(old, now);
}
