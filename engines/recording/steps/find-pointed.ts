import { longestCommonSubsequence } from "./close-text.ts";
import { contains, grown } from "./compare-views.ts";
import type { Cursor } from "./find-cursor.ts";
import { distanceBetween, isOnOneRow, overlaps, type Phrase, plainText, rangeOfRow } from "./phrases.ts";
import { brightnessAt, contrastsWithGround } from "./picture-ground.ts";
import { quotable } from "./quotable.ts";
import type { Screen } from "./screen.ts";
import type { Box, Pixels } from "./types.ts";
import type { Change, UsedControl } from "./used-control.ts";

/** Returns the text under the pointer, or the button around it. */
export function findPointed(change: Change): UsedControl | null {
  const { before } = change;
  const { cursor } = before;
  if (!cursor) return null;
  const tip = { x: cursor.x, y: cursor.y, width: 1, height: 1 };
  const found = nameAt(change, tip);
  return found && { kind: "click", value: null, ...found };
}

type Name = Pick<UsedControl, "name" | "basis">;

function nameAt({ before, around }: Change, tip: Box): Name | null {
  const seen = (name: string): Name => ({ name, basis: "seen" });
  const here = nearestTo(before, tip, before.cursor);
  const { cursor, view } = before;
  const isHidden =
    cursor !== null &&
    !view.isReadBehindCursor &&
    (here === null || overlaps(grown(cursor.box, 2), here.box));
  if (!isHidden) return here && quotable(here) && seen(wholeOf(here, { before, around, tip }));
  // A hidden digit could be any digit, and no other view can tell which.
  if (here && /\p{N}/u.test(here.text)) return quotable(here, 85) && seen(here.text);
  // The pointer covers letters here, so look for the same words on a view that shows them.
  for (const screen of around) {
    const free = nearestTo(screen, tip, cursor);
    if (!free || !quotable(free, 55)) continue;
    const other = screen.cursor;
    if (other && !screen.view.isReadBehindCursor && overlaps(grown(other.box, 2), free.box)) continue;
    const isAgreed = here !== null && plainText(here.text) === plainText(free.text);
    if (/\p{N}/u.test(free.text) && !isAgreed) continue;
    if (isAgreed || isSamePicture(before, screen, free.box)) return seen(longer(free, here));
  }
  if (!here) return null;
  const whole = completed(here, around);
  if (whole) return seen(whole);
  // The words were read through the pointer, so some letters may be wrong.
  return quotable(here, 70) && { name: here.text, basis: "inferred" };
}

/**
 * Returns the full label from another view if this one shows only a part, because the part could name another control.
 */
function wholeOf(
  here: Phrase,
  { before, around, tip }: Pick<Change, "before" | "around"> & { tip: Box },
): string {
  const part = plainText(here.text);
  for (const screen of around) {
    const other = nearestTo(screen, tip, null);
    if (!other || !quotable(other, 55) || /\p{N}/u.test(other.text)) continue;
    // Text that is covered here must not leak from another view.
    if (before.covered.some((box) => overlaps(box, other.box))) continue;
    const whole = plainText(other.text);
    // One or two additional letters may be the button's edge.
    const isMore = whole.length >= part.length + 3 && whole.includes(part);
    if (isMore && isSamePicture(before, screen, other.box)) return other.text;
  }
  return here.text;
}

/** Keeps a confident reading if the alternative is shorter. */
function longer(free: Phrase, here: Phrase | null): string {
  const isBetter =
    here !== null && here.confidence >= 85 && plainText(here.text).length > plainText(free.text).length;
  return isBetter ? here.text : free.text;
}

/** Returns the same words from other views, if a letter or two is missing here. */
function completed(here: Phrase, screens: Screen[]): string | null {
  const part = plainText(here.text);
  if (part.length < 4) return null;
  const known = screens
    .flatMap(({ phrases }) => phrases)
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

/** Returns the text at the pointer, or beside it on the same background, because a button is larger than its label. */
function nearestTo({ phrases, view: { pixels } }: Screen, tip: Box, cursor: Cursor | null): Phrase | null {
  const near = phrases
    .filter(({ box }) => {
      const across = Math.max(0, box.x - tip.x, tip.x - (box.x + box.width));
      const down = Math.max(0, box.y - tip.y, tip.y - (box.y + box.height));
      return across <= 26 && down <= Math.max(10, box.height * 0.8);
    })
    .sort((a, b) => distanceBetween(a.box, tip) - distanceBetween(b.box, tip));
  if (near[0]) return near[0];
  if (!cursor) return null;
  const sameGround = phrases
    // An arrow may be next to any text, so only text on a button counts.
    .filter(({ box }) => cursor.shape === "hand" || contrastsWithGround(pixels, box))
    .filter(({ box }) => isOnOneRow(grown(box, 4), tip) && distanceBetween(box, tip) < 180)
    .filter(({ box }) => isEvenBetween(pixels, { box, tip, cursor }))
    .sort((a, b) => distanceBetween(a.box, tip) - distanceBetween(b.box, tip));
  return sameGround[0] ?? null;
}

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

/** True if the visible part is identical in both views, apart from pointers. */
function isSamePicture(one: Screen, other: Screen, box: Box): boolean {
  const [a, b] = [one.view.pixels, other.view.pixels];
  if (!a || !b || a.width !== b.width || a.height !== b.height) return false;
  const hidden = [one.cursor, other.cursor].flatMap((cursor) => (cursor ? [grown(cursor.box, 2)] : []));
  const [groundA, groundB] = [brightnessAt(a, box.x - 3, box.y - 2), brightnessAt(b, box.x - 3, box.y - 2)];
  let [ink, same, differing, looked] = [0, 0, 0, 0];
  for (let y = Math.floor(box.y); y < box.y + box.height; y++) {
    for (let x = Math.floor(box.x); x < box.x + box.width; x++) {
      if (hidden.some((area) => contains(area, x, y))) continue;
      const inA = Math.abs(brightnessAt(a, x, y) - groundA) > 60;
      const inB = Math.abs(brightnessAt(b, x, y) - groundB) > 60;
      looked++;
      if (inB) ink++;
      if (inA && inB) same++;
      if (inA !== inB) differing++;
    }
  }
  return ink >= 12 && same >= ink * 0.7 && differing <= looked * 0.15;
}
