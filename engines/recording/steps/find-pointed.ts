import { longestCommonSubsequence } from "./close-text.ts";
import { compareViews, contains, grown, type Patch } from "./compare-views.ts";
import type { Cursor } from "./find-cursor.ts";
import { findFrame } from "./find-frame.ts";
import { findTooltip } from "./find-tooltip.ts";
import { goesOn } from "./goes-on.ts";
import { isSameHeading } from "./is-same-heading.ts";
import { joinWords } from "./join-words.ts";
import {
  centerOf,
  distanceBetween,
  isOnOneRow,
  overlaps,
  type Phrase,
  plainText,
  rangeOfRow,
} from "./phrases.ts";
import { contrastsWithGround } from "./picture-ground.ts";
import { quotable } from "./quotable.ts";
import { hasSameLetters } from "./same-letters.ts";
import { isBehindPointer, type Screen } from "./screen.ts";
import { isStateOfSwitch } from "./switch-words.ts";
import type { Box, Pixels } from "./types.ts";
import type { Change, UsedControl } from "./used-control.ts";

/**
 * Returns the text under the pointer, or the button around it. Any text may be under a resting pointer, so it counts only
 * if something shows that it can be clicked or reacted: the hand, a button's own background, or a change around the
 * pointer.
 */
export function findPointed(change: Change, patches: Patch[]): UsedControl | null {
  const { before } = change;
  const { cursor } = before;
  if (!cursor) return null;
  const tip = { x: cursor.x, y: cursor.y, width: 1, height: 1 };
  const here = nearestTo(before, tip, cursor);
  // Words beside the pointer may be those of the next control. A tooltip is the pointed one's.
  const isBeside = here === null || distanceBetween(here.box, tip) > maxLabelEdge;
  const tooltip = isBeside ? findTooltip(change) : null;
  if (tooltip) return tooltip;
  if (isTyping(patches, tip)) return null;
  if (cursor.shape !== "hand" && !reacts(change, { here, tip, patches })) return null;
  const isSamePlace = isSamePage(before, change.after, patches);
  if (here && isSamePlace && isStateOfSwitch(here, change, patches)) return null;
  if (here && isSamePlace && patches.some((patch) => isMarkIn(here.box, patch))) return null;
  const name = nameAt(change, { here, tip });
  if (name === null || iconLetters.test(name)) return inWideRow(change, patches, tip);
  return isOnIcon(before, name, tip) ? null : { kind: "click", value: null, name };
}

/** A check box that touches its label is read as the label's first letter, and nothing tells which letter it isn't. */
function isMarkIn(label: Box, patch: Patch): boolean {
  const isSquare =
    patch.width <= maxMark &&
    patch.height <= maxMark &&
    patch.height >= label.height &&
    patch.width < label.width / 2;
  return isSquare && overlaps(patch, { ...label, width: minMark }) && patch.x <= label.x + markEdge;
}

/** In pixels. */
const [maxMark, minMark, markEdge] = [32, 10, 4];

/** As which letters OCR reads check boxes and switches. */
const iconLetters = /^(?:[0OoQDCJVvUIl©®()[\]\s]{1,3}|[CcEeGgXxSs]{2})$/u;

/** OCR reads an icon as one or two letters. Its button is as wide as it is high, and may have no edge. */
function isOnIcon({ view: { pixels } }: Screen, name: string, tip: Box): boolean {
  if (plainText(name).length > 2) return false;
  const button = pixels && findFrame(pixels, tip, iconButton);
  return button === null || Math.abs(button.width - button.height) <= maxOffSquare;
}

/** In pixels. */
const iconButton = { minHeight: 20, maxHeight: 64, minWidth: 20, maxWidth: 400 };
const maxOffSquare = 8;

/** What opens or closes below a row with one text changes the row, too: the pointer may be anywhere on it. */
function inWideRow({ before }: Change, patches: Patch[], tip: Box): UsedControl | null {
  if (before.cursor?.shape !== "hand") return null;
  const row = patches.find(
    (patch) =>
      patch.height <= maxLitHeight && patch.width >= minRow && contains(grown(patch, 24), tip.x, tip.y),
  );
  const inside = row
    ? before.phrases.filter(
        (phrase) => isOnOneRow(grown(phrase.box, 10), tip) && overlaps(phrase.box, grown(row, 24)),
      )
    : [];
  const [only, ...others] = inside;
  const isName = only && quotable(only, 70) && /\p{L}{3}/u.test(only.text) && !goesOn(before, only);
  return isName && others.length === 0 ? { kind: "click", value: null, name: only.text } : null;
}

/** In pixels. */
const minRow = 300;

/** True if only one field changed, away from the pointer. */
export function isTyping(patches: Patch[], tip: Box): boolean {
  const [field, ...others] = patches;
  if (!field || others.length > 0) return false;
  return field.width >= 120 && field.height >= 28 && field.height <= 76 && distanceBetween(field, tip) > 40;
}

/** True if the place under the pointer is a button, was lit, or changed alone. */
function reacts(
  { before, after, earlier }: Change,
  { here, tip, patches }: { here: Phrase | null; tip: Box; patches: Patch[] },
): boolean {
  if (here && contrastsWithGround(before.view.pixels, here.box)) return true;
  const isHere = (patch: Patch) =>
    patch.height <= maxLitHeight &&
    patch.width <= before.width * maxLitShare &&
    contains(grown(patch, 4), tip.x, tip.y);
  const [was, is] = [earlier?.view.pixels, before.view.pixels];
  const pointers = [earlier?.cursor, before.cursor].flatMap((cursor) =>
    cursor ? [grown(cursor.box, 4)] : [],
  );
  const lit = was && is ? compareViews(was, is, [...pointers, ...before.covered]) : [];
  // If the page changes, everything on it does.
  return lit.some(isHere) || (isSamePage(before, after, patches) && patches.some(isHere));
}

function isSamePage(before: Screen, after: Screen, patches: Patch[]): boolean {
  const area = patches.reduce((sum, { width, height }) => sum + width * height, 0);
  return isSameHeading(before, after) && area <= before.width * before.height * maxChangedShare;
}

const maxChangedShare = 0.06;
/** The height of a row or a large button in pixels, and the share of the screen's width. A larger change is a page. */
const [maxLitHeight, maxLitShare] = [110, 0.7];

function nameAt({ before, around }: Change, { here, tip }: { here: Phrase | null; tip: Box }): string | null {
  const { cursor, view } = before;
  const isHidden =
    cursor !== null &&
    !view.isReadBehindCursor &&
    (here === null || overlaps(grown(cursor.box, Math.max(2, here.box.height * besideShare)), here.box));
  const isRead = !isHidden && here !== null && quotable(here) !== null;
  if (isRead) return wholeOf(here, { before, around }) ?? (goesOn(before, here) ? null : here.text);
  // A hidden digit could be any digit, and no other view can tell which.
  if (here && /\p{N}/u.test(here.text)) return quotable(here, 85)?.text ?? null;
  const whole = here && withHiddenRest(here, { before, around, tip });
  if (whole) return whole;
  // The pointer covers letters here, so look for the same words on a view that shows them.
  for (const screen of around) {
    const free = nearestTo(screen, tip, cursor);
    if (!free || !quotable(free, 55)) continue;
    // An edge may have been read together with the words in one of the views.
    const readings = [free, ...before.phrases.filter((phrase) => isSameLabel(phrase, free))];
    if (cursor && !readings.every((one) => isOneControl(view.pixels, one, { tip, cursor }))) continue;
    if (isInOtherFrame(view.pixels, free, tip)) continue;
    if (isBehindPointer(screen, free)) continue;
    if (here && isNarrower(free, here)) {
      const joined = hasSameLetters(before, screen, free.box) ? joinWords(before, here, free) : null;
      if (joined && !/\p{N}/u.test(joined)) return joined;
      continue;
    }
    if (goesOn(screen, free)) continue;
    const isAgreed = here !== null && plainText(here.text) === plainText(free.text);
    if (/\p{N}/u.test(free.text) && !isAgreed) continue;
    if (isAgreed || hasSameLetters(before, screen, free.box)) return longer(free, here);
    if (here && isMisread(here, free)) return free.text;
  }
  // Words read through the pointer may have wrong letters, so another view has to confirm them.
  return here && completed(here, around);
}

/** The same word at exactly the same place, of which the pointer hides a letter. */
function isMisread(here: Phrase, free: Phrase): boolean {
  const [a, b] = [plainText(here.text), plainText(free.text)];
  const isSamePlace = (["x", "y", "width"] as const).every(
    (side) => Math.abs(here.box[side] - free.box[side]) <= samePlace,
  );
  return (
    isSamePlace &&
    a.length === b.length &&
    a.length >= minMisread &&
    longestCommonSubsequence(a, b) >= a.length - 1
  );
}

/** In pixels, and letters. */
const [samePlace, minMisread] = [2, 4];

/** A pointer this close to a word, as a share of its height, may hide the next one. */
const besideShare = 1;

function isSameLabel(one: Phrase, other: Phrase): boolean {
  return overlaps(one.box, other.box) && plainText(one.text) === plainText(other.text);
}

/** Words that were read apart from the others are only a part of the label. */
function isNarrower({ box: free }: Phrase, { box }: Phrase): boolean {
  const isApart = free.x - box.x > box.height || box.x + box.width - free.x - free.width > box.height;
  return isApart && overlaps(free, box);
}

/**
 * Returns the full label from another view if this one shows only a part, because the part could name another control.
 */
function wholeOf(here: Phrase, { before, around }: Pick<Change, "before" | "around">): string | null {
  const part = plainText(here.text);
  for (const screen of around) {
    for (const other of screen.phrases.filter(({ box }) => overlaps(box, here.box))) {
      if (!quotable(other, 55) || /\p{N}/u.test(other.text)) continue;
      // Text that is covered here must not leak from another view.
      if (before.covered.some((box) => overlaps(box, other.box))) continue;
      const whole = plainText(other.text);
      // One or two additional letters may be the button's edge.
      const isMore = whole.length >= part.length + 3 && whole.includes(part);
      if (isMore && hasSameLetters(before, screen, other.box)) return other.text;
    }
  }
  return null;
}

function withHiddenRest(
  here: Phrase,
  { before, around, tip }: Pick<Change, "before" | "around"> & { tip: Box },
): string | null {
  for (const screen of around) {
    const other = nearestTo(screen, tip, null);
    const isFree = other !== null && !before.covered.some((box) => overlaps(box, other.box));
    if (!isFree || !quotable(other, 55) || /\p{N}/u.test(other.text) || isBehindPointer(screen, other))
      continue;
    if (isRestHidden(here, other, { before, screen })) return other.text;
  }
  return null;
}

/** The words that are read here are the first ones there, and the pointer is on the others. */
function isRestHidden(
  here: Phrase,
  other: Phrase,
  { before, screen }: { before: Screen; screen: Screen },
): boolean {
  const { box } = here;
  const right = box.x + box.width;
  const rest = { ...other.box, x: right, width: other.box.x + other.box.width - right };
  return (
    before.cursor !== null &&
    rest.width > 0 &&
    Math.abs(other.box.x - box.x) <= sameStart &&
    plainText(other.text).startsWith(plainText(here.text)) &&
    overlaps(before.cursor.box, rest) &&
    hasSameLetters(before, screen, box)
  );
}

/** In pixels. */
const sameStart = 4;

/** Keeps a confident reading if the alternative is shorter. */
function longer(free: Phrase, here: Phrase | null): string {
  const isBetter =
    here !== null && here.confidence >= 85 && plainText(here.text).length > plainText(free.text).length;
  return isBetter ? here.text : free.text;
}

/** Returns the same words from other views, if a letter or two is missing here. */
function completed(here: Phrase, screens: Screen[]): string | null {
  const part = plainText(here.text);
  if (part.length < minCompleted) return null;
  const known = screens
    .flatMap((screen) => screen.phrases.filter((phrase) => !isBehindPointer(screen, phrase)))
    .filter((phrase) => quotable(phrase, 70))
    .map(({ text }) => ({ text, plain: plainText(text) }))
    .filter(({ plain }) => Math.abs(plain.length - part.length) <= 3)
    .map((other) => ({ ...other, common: longestCommonSubsequence(part, other.plain) }))
    .filter(
      ({ plain, common }) =>
        common >= part.length - 1 && common >= plain.length - 3 && common >= plain.length * 0.7,
    )
    .sort((a, b) => b.common - a.common);
  return known[0]?.text ?? null;
}

/** Letters. Fewer are a part of other words, too. */
const minCompleted = 6;

/** Returns the text at the pointer, or beside it on the same background, because a button is larger than its label. */
function nearestTo({ phrases, view: { pixels } }: Screen, tip: Box, cursor: Cursor | null): Phrase | null {
  const near = phrases
    .filter(({ box }) => {
      const across = Math.max(0, box.x - tip.x, tip.x - (box.x + box.width));
      const down = Math.max(0, box.y - tip.y, tip.y - (box.y + box.height));
      return across <= 26 && down <= Math.max(10, box.height * 0.8);
    })
    .sort((a, b) => distanceBetween(a.box, tip) - distanceBetween(b.box, tip));
  const [here] = near;
  if (!cursor) return here ?? null;
  if (here && isOneControl(pixels, here, { tip, cursor }))
    return isInOtherFrame(pixels, here, tip) ? null : here;
  const onRow = phrases
    // An arrow may be next to any text, so only text on a button counts.
    .filter(({ box }) => cursor.shape === "hand" || contrastsWithGround(pixels, box))
    .filter((phrase) => !isInOtherFrame(pixels, phrase, tip))
    .filter(({ box }) => isOnOneRow(grown(box, 4), tip) && distanceBetween(box, tip) < 180)
    .sort((a, b) => distanceBetween(a.box, tip) - distanceBetween(b.box, tip));
  const sameGround = onRow.find(({ box }) => isEvenBetween(pixels, { box, tip, cursor }));
  // Behind an icon, closer words may be the label, unless a button has only these.
  const isSure =
    sameGround !== undefined && (sameGround === onRow[0] || isInFrameOf(pixels, sameGround, tip));
  return isSure ? sameGround : inLitRow({ phrases, pixels, tip, cursor });
}

/** An edge between the pointer and words beside it is that of another control. */
function isOneControl(
  pixels: Pixels | null,
  phrase: Phrase,
  { tip, cursor }: { tip: Box; cursor: Cursor },
): boolean {
  const { box } = phrase;
  const across = Math.max(0, box.x - tip.x, tip.x - (box.x + box.width));
  return (
    !pixels ||
    across <= maxLabelEdge ||
    isEvenBetween(pixels, { box, tip, cursor }) ||
    isInFrameOf(pixels, phrase, tip)
  );
}

/** The pointer lights a control, or another one has its own ground, and only one of the words and the pointer is in it. */
function isInOtherFrame(pixels: Pixels | null, { box }: Phrase, tip: Box): boolean {
  if (!pixels || distanceBetween(box, tip) <= maxLabelEdge) return false;
  const lit = findFrame(pixels, tip, paleButton);
  if (lit && !overlaps(lit, box)) return true;
  const own = findFrame(pixels, centerOf(box), paleButton);
  return own !== null && !overlaps(grown(own, 2), tip);
}

/** In pixels and brightness levels. */
const paleButton = { minHeight: 20, maxHeight: 76, minWidth: 20, maxWidth: 640, groundReach: 24 };

/** In pixels to both sides of the pointer. The button beside a narrow one has another ground. */
const ownGround = 24;

/** In pixels, from the words to the edge of a narrow button. */
const maxLabelEdge = 6;

function isInFrameOf(pixels: Pixels | null, { box }: Phrase, tip: Box): boolean {
  const frame =
    pixels && findFrame(pixels, tip, { ...litRow, minWidth: iconButton.minWidth, groundReach: ownGround });
  return frame !== null && overlaps(frame, box);
}

/** A list lights the whole row under the pointer, which has one text. */
function inLitRow({
  phrases,
  pixels,
  tip,
  cursor,
}: {
  phrases: Phrase[];
  pixels: Pixels | null;
  tip: Box;
  cursor: Cursor;
}): Phrase | null {
  const row =
    pixels && cursor.shape === "hand" ? findFrame(pixels, tip, { ...litRow, groundReach: ownGround }) : null;
  // A side of the list is read as a letter.
  const inside = row
    ? phrases.filter(({ box, text }) => overlaps(box, row) && plainText(text).length > 1)
    : [];
  return inside.length === 1 ? (inside[0] ?? null) : null;
}

/** In pixels and brightness levels. A lit row is paler than the border of a field. */
const litRow = { minHeight: 22, maxHeight: 76, minWidth: 90, maxWidth: 1_300, minDifference: 6 };

function isEvenBetween(
  pixels: Pixels | null,
  { box, tip, cursor }: { box: Box; tip: Box; cursor: Cursor },
): boolean {
  if (!pixels) return false;
  const isLeft = box.x < tip.x;
  const from = isLeft ? box.x + box.width + 3 : cursor.box.x + cursor.box.width + 2;
  const to = isLeft ? cursor.box.x - 2 : box.x - 3;
  return [0.3, 0.5, 0.7].every((part) => rangeOfRow(pixels, { y: box.y + box.height * part, from, to }) < 26);
}
