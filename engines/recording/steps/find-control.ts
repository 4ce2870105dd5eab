/** Which control was used between two views of the screen, as far as the pictures tell. */
import { boundsOf, compareViews, contains, grown, type Patch } from "./compare-views.ts";
import type { Cursor } from "./find-cursor.ts";
import {
  centerOf,
  distanceBetween,
  isOnOneRow,
  overlaps,
  type Phrase,
  plainText,
  rangeOfRow,
} from "./phrases.ts";
import type { Screen } from "./screen.ts";
import type { Box, Pixels } from "./types.ts";

type ActionKind = "click" | "type" | "choose" | "toggle";

export interface UsedControl {
  kind: ActionKind;
  /** As it was read. */
  name: string;
  /** Of a choice: what was chosen. */
  value: string | null;
  /** `seen`: read at the place where it was used. */
  basis: "seen" | "inferred";
}

export interface Change {
  before: Screen;
  after: Screen;
  /** The views on either side, where a name may be read that the pointer hides here. */
  around: Screen[];
  /** The view before `before`. */
  earlier: Screen | null;
}

/** Null when nothing can be said with reason. `patches`: where the two views differ, pointers left out. */
export function findControl(change: Change, patches: Patch[]): UsedControl | null {
  const { before } = change;
  if (patches.length === 0 && !before.cursor) return null;
  // A hand stands above what is clicked, never in a field.
  const isHand = before.cursor?.shape === "hand";
  return (
    (isHand || isElsewhere(change, patches) ? null : findField(change, patches)) ??
    findToggle(change, patches) ??
    findPointed(change) ??
    findByTraces(change, patches)
  );
}

/** Without a pointer that was found, only what is little can be typing: where more changed, it was another page. */
function isElsewhere({ before }: Change, patches: Patch[]): boolean {
  const area = patches.reduce((sum, patch) => sum + patch.width * patch.height, 0);
  return before.cursor === null && area > before.width * before.height * 0.06;
}

/** Where the views differ, without the pointers and without what lights up below the pointer of the later one. */
export function changesBetween({ before, after }: Pick<Change, "before" | "after">): Patch[] {
  const [a, b] = [before.view.pixels, after.view.pixels];
  if (!a || !b) return [];
  const pointers = [before.cursor, after.cursor].flatMap((cursor) => (cursor ? [grown(cursor.box, 2)] : []));
  const covered = [...before.covered, ...after.covered];
  return compareViews(a, b, [...pointers, ...covered]).filter((patch) => !isHover(patch, { before, after }));
}

/** A button that the pointer has reached, or has left, and that says the same as before. */
function isHover(patch: Patch, { before, after }: Pick<Change, "before" | "after">): boolean {
  if (patch.height > 90 || patch.width > 420) return false;
  return [before, after].some(({ cursor }) => {
    if (!cursor || !contains(grown(patch, 6), cursor.x, cursor.y)) return false;
    const [old, now] = [textIn(before, patch), textIn(after, patch)];
    if (old === "" && now === "") return patch.pixels < 12;
    return cursor === after.cursor && (old === now || isCloseTo(old, now));
  });
}

function textIn({ phrases }: Screen, box: Box): string {
  return phrases
    .filter((phrase) => overlaps(phrase.box, box))
    .map(({ text }) => plainText(text))
    .join("");
}

/** Read through a pointer, some letters are others, and some are missing. */
function isCloseTo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 0) return long.length <= 3;
  return (
    commonLetters(short, long) >= Math.max(2, Math.ceil(short.length * 0.66)) &&
    short.length * 3 >= long.length
  );
}

/** The longest row of letters that both have in this order, gaps allowed. */
function commonLetters(one: string, other: string): number {
  const [a, b] = [one.slice(0, 80), other.slice(0, 80)];
  let row = new Array<number>(b.length + 1).fill(0);
  for (const letter of a) {
    const next = [0];
    for (let index = 1; index <= b.length; index++) {
      next.push(letter === b[index - 1] ? row[index - 1]! + 1 : Math.max(row[index]!, next[index - 1]!));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Words that appeared in a field, or took the place of others there; or a field that was entered. */
function findField(change: Change, patches: Patch[]): UsedControl | null {
  const fields = patches
    .filter((patch) => isFieldLike(patch))
    .map((patch) => ({ patch, old: wordsIn(change.before, patch), now: wordsIn(change.after, patch) }))
    .filter(({ patch, old, now }) => {
      const { cursor } = change.before;
      if (cursor && !contains(grown(patch, 14), cursor.x, cursor.y) && !isLeftOf(patch, cursor)) return false;
      // The field that was left loses its frame and keeps its words.
      return !(old && now && isSameText(old, now, [change.before, change.after]));
    })
    .map((field) => ({ ...field, hasBeam: hasBeam(change.before, field.patch) }))
    .sort((a, b) => Number(b.hasBeam) - Number(a.hasBeam) || Number(b.now !== null) - Number(a.now !== null));
  for (const { patch, old, now, hasBeam: isEntered } of fields) {
    const place = now?.box ?? old?.box ?? patch;
    const label = labelOf(change, { ...place, y: Math.max(place.y, patch.y) }, [old, now]);
    const hint = old && usable(old) && /\p{L}{3}/u.test(old.text) ? old.text : null;
    const isHint =
      hint !== null &&
      old !== null &&
      (now === null ? isPale(change.before, old) : isStronger(change, now, old));
    const isChoice = old !== null && now !== null && !isStronger(change, now, old);
    if (isChoice && !change.before.cursor && !isEntered) continue;
    if (isChoice && label) {
      return { kind: "choose", name: label.text, value: usable(now)?.text ?? null, basis: "seen" };
    }
    if (isChoice) continue;
    const isFramed = now === null || patch.width > now.box.width + 14;
    if (!isFramed && old === null && !change.before.cursor) continue;
    const isLabelNear = label !== null && distanceBetween(label.box, place) < 30;
    const name = isHint && !isLabelNear ? hint : (label?.text ?? (isHint ? hint : null));
    if (name) return { kind: "type", name, value: null, basis: "seen" };
  }
  return null;
}

/** The pointer of fields, a thin line, is read as a letter. */
function hasBeam({ phrases }: Screen, patch: Box): boolean {
  return phrases.some(
    ({ text, box }) => beam.test(text) && box.width <= 11 && box.height >= 12 && overlaps(box, patch),
  );
}

const beam = /^[I|l1]$/;

function isFieldLike({ width, height }: Patch): boolean {
  return width >= 20 && width <= 1_150 && height >= 10 && height <= 76 && width >= height * 1.3;
}

/** What is typed begins at the field's left, wherever in it the pointer stands. */
function isLeftOf(patch: Patch, cursor: Cursor): boolean {
  const isBeside = Math.abs(cursor.y - centerOf(patch).y) < Math.max(18, patch.height * 0.7);
  const gap = cursor.x - (patch.x + patch.width);
  return isBeside && gap > -24 && gap < 420;
}

/** The widest words in it; a thin line is the pointer in a field, read as a letter. */
function wordsIn({ phrases }: Screen, box: Box): Phrase | null {
  const inside = phrases.filter(
    (phrase) =>
      overlaps(phrase.box, box) && !beam.test(phrase.text) && contains(grown(box, 6), ...middle(phrase)),
  );
  return inside.sort((a, b) => b.box.width - a.box.width)[0] ?? null;
}

function middle({ box }: Phrase): [number, number] {
  const { x, y } = centerOf(box);
  return [x, y];
}

/** Paler than the words of the view usually are: a hint in a field. */
function isPale(screen: Screen, phrase: Phrase): boolean {
  const inks = screen.phrases.map(({ box }) => inkOf(screen, box)).sort((a, b) => a - b);
  return inkOf(screen, phrase.box) < (inks[Math.floor(inks.length / 2)] ?? 0) - 25;
}

/** As far as pointers let it be read. */
function isSameText(old: Phrase, now: Phrase, screens: Screen[]): boolean {
  const [a, b] = [plainText(old.text), plainText(now.text)];
  if (a === b) return true;
  const isHidden = screens.some(
    ({ cursor }) => cursor && (overlaps(cursor.box, old.box) || overlaps(cursor.box, now.box)),
  );
  return isHidden && isCloseTo(a, b);
}

/** The words are darker on their ground than those before them: those were a hint. */
function isStronger({ before, after }: Change, phrase: Phrase, old: Phrase): boolean {
  return inkOf(after, phrase.box) - inkOf(before, old.box) > 35;
}

/** How far the strongest strokes differ from the ground, of 255. */
function inkOf({ view: { pixels } }: Screen, box: Box): number {
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

/** What stands directly above a field, or to its left on the same row. */
function labelOf(change: Change, field: Box, not: (Phrase | null)[]): Phrase | null {
  const others = change.before.phrases.filter(
    (phrase) =>
      !not.includes(phrase) && !overlaps(phrase.box, field) && usable(phrase) && phrase.text.length <= 50,
  );
  const above = others
    .filter(({ box }) => {
      const gap = field.y - (box.y + box.height);
      return gap > 0 && gap < 46 && box.x > field.x - 60 && box.x < field.x + 40;
    })
    .sort((a, b) => b.box.y - a.box.y)[0];
  const left = others
    .filter(
      ({ box }) =>
        isOnOneRow(box, field) && box.x + box.width <= field.x + 2 && field.x - box.x - box.width < 220,
    )
    .sort((a, b) => b.box.x - a.box.x)[0];
  // A label to the left is nearer than whatever stands above, unless that stands close.
  if (above && left) return distanceBetween(left.box, field) < 40 ? left : above;
  return above ?? left ?? null;
}

/** A small change without words, at the pointer or alone: a check box, a switch. */
function findToggle(change: Change, patches: Patch[]): UsedControl | null {
  const { before, after } = change;
  const { cursor } = before;
  const small = patches.filter(
    (patch) =>
      patch.width <= 72 &&
      patch.height <= 44 &&
      isWordless({ before, after }, patch) &&
      (!cursor || distanceBetween(patch, { x: cursor.x, y: cursor.y, width: 1, height: 1 }) < 30),
  );
  const area = patches.reduce((sum, patch) => sum + patch.width * patch.height, 0);
  const patch = boundsOf(small);
  if (!patch || patch.width > 90 || patch.height > 50 || area > before.width * before.height * 0.06)
    return null;
  const row = before.phrases.filter(
    (phrase) =>
      usable(phrase) &&
      Math.abs(centerOf(phrase.box).y - centerOf(patch).y) < 14 &&
      !overlaps(phrase.box, patch),
  );
  const right = row
    .filter(({ box }) => box.x >= patch.x && box.x - (patch.x + patch.width) < 44)
    .sort((a, b) => a.box.x - b.box.x)[0];
  const left = row.filter(({ box }) => box.x + box.width <= patch.x + 2).sort((a, b) => b.box.x - a.box.x)[0];
  const name = right ?? left;
  if (!name) return null;
  return { kind: "toggle", name: name.text, value: null, basis: cursor || right ? "seen" : "inferred" };
}

/** A check box may be read as a letter or two, checked as others. */
function isWordless({ before, after }: Pick<Change, "before" | "after">, patch: Patch): boolean {
  const [old, now] = [textIn(before, patch), textIn(after, patch)];
  return (old === "" && now === "") || (old !== now && old.length <= 4 && now.length <= 4);
}

/** The words below the pointer, or the button around it. */
function findPointed(change: Change): UsedControl | null {
  const { before } = change;
  const { cursor } = before;
  if (!cursor) return null;
  const tip = { x: cursor.x, y: cursor.y, width: 1, height: 1 };
  const name = nameAt(change, tip);
  if (!name) return null;
  return { kind: "click", name, value: null, basis: "seen" };
}

function nameAt({ before, around }: Change, tip: Box): string | null {
  const here = nearestTo(before, tip, before.cursor);
  const { cursor } = before;
  const isHidden = cursor !== null && (here === null || overlaps(grown(cursor.box, 2), here.box));
  if (!isHidden) return here && (usable(here)?.text ?? null);
  // A hidden figure could be any: no other view tells which.
  if (here && /\p{N}/u.test(here.text)) return usable(here, 85)?.text ?? null;
  // The pointer hides letters: the same words are read where they stand free.
  for (const screen of around) {
    const free = nearestTo(screen, tip, cursor);
    if (!free || !usable(free, 55)) continue;
    if (screen.cursor && overlaps(grown(screen.cursor.box, 2), free.box)) continue;
    const isAgreed = here !== null && plainText(here.text) === plainText(free.text);
    if (/\p{N}/u.test(free.text) && !isAgreed) continue;
    if (isAgreed || isSamePicture(before, screen, free.box)) return longer(free, here);
  }
  return here && (completed(here, around) ?? usable(here, 70)?.text ?? null);
}

/** Words that were read well are not given up for fewer. */
function longer(free: Phrase, here: Phrase | null): string {
  const isBetter =
    here !== null && here.confidence >= 85 && plainText(here.text).length > plainText(free.text).length;
  return isBetter ? here.text : free.text;
}

/** The same words somewhere else on the views, when those here lack a letter or two. */
function completed(here: Phrase, screens: Screen[]): string | null {
  const part = plainText(here.text);
  if (part.length < 4) return null;
  const known = screens
    .flatMap(({ phrases }) => phrases)
    .filter((phrase) => usable(phrase, 70))
    .map(({ text }) => ({ text, plain: plainText(text) }))
    .filter(({ plain }) => Math.abs(plain.length - part.length) <= 3)
    .map((other) => ({ ...other, common: commonLetters(part, other.plain) }))
    .filter(
      ({ plain, common }) =>
        common >= part.length - 1 && common >= plain.length - 3 && common >= plain.length * 0.7,
    )
    .sort((a, b) => b.common - a.common);
  return known[0]?.text ?? null;
}

/** The words at the pointer, or those beside it on the same even ground: a button is larger than its words. */
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
    // An arrow may stand anywhere beside words; on a button it does so for a reason.
    .filter(({ box }) => cursor.shape === "hand" || standsOut(pixels, box))
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

/** What can be seen of the words beside the pointers is the same on both, on whatever ground. */
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

function brightnessAt({ data, width, height }: Pixels, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const at = (Math.min(height - 1, Math.max(0, Math.round(y))) * width + column) * 3;
  return (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
}

/** Without a pointer: what the next view says about the control that led to it. Concluded, never seen. */
function findByTraces({ before, after, earlier }: Change, patches: Patch[]): UsedControl | null {
  const fresh = after.phrases.filter(
    (phrase) => !before.phrases.some((old) => plainText(old.text) === plainText(phrase.text)),
  );
  const isNewPage =
    after.heading !== null && plainText(after.heading.text) !== plainText(before.heading?.text ?? "");
  const arrived = earlier ? changesBetween({ before: earlier, after: before }) : [];
  const scored = before.phrases
    .filter((phrase) => phrase !== before.heading && usable(phrase) && phrase.text.split(" ").length <= 5)
    .map((phrase) => {
      const plain = plainText(phrase.text);
      let score = 0;
      if (isNewPage && plain === plainText(after.heading?.text ?? "")) score += 5;
      const elsewhere = fresh.filter(({ box }) => !overlaps(grown(box, 4), phrase.box));
      const share = Math.max(0, ...elsewhere.map(({ text }) => sharedWords(phrase.text, text)));
      score += share * 3;
      if (standsOut(before.view.pixels, phrase.box)) score += 1.5;
      const isLit = (patch: Patch) =>
        overlaps(patch, phrase.box) && patch.height < 80 && patch.width < phrase.box.width + 120;
      if (patches.some(isLit) && textIn(after, phrase.box) === plain) score += 2;
      if (arrived.some(isLit) && earlier && textIn(earlier, phrase.box) === plain) score += 3;
      return { phrase, score };
    })
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (!best || best.score < 4 || best.score - (second?.score ?? 0) < 1) return null;
  return { kind: "click", name: best.phrase.text, value: null, basis: "inferred" };
}

/** Of the words of a label, how many the other text has, in whatever form. */
function sharedWords(label: string, text: string): number {
  const stems = (words: string) =>
    words
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2)
      .map((word) => word.slice(0, Math.max(4, word.length - 2)));
  const [wanted, there] = [stems(label), stems(text)];
  if (wanted.length === 0) return 0;
  return (
    wanted.filter((stem) => there.some((other) => other.startsWith(stem) || stem.startsWith(other))).length /
    wanted.length
  );
}

/** On a ground of its own, as buttons are. */
function standsOut(pixels: Pixels | null, box: Box): boolean {
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

/** Certain enough to be quoted. */
function usable(phrase: Phrase, confidence = 45): Phrase | null {
  const isName =
    phrase.confidence >= confidence && phrase.text.length <= 60 && plainText(phrase.text).length >= 2;
  return isName ? phrase : null;
}
