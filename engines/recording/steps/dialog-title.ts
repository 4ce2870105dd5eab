/** The title of a dialog, which says more about a step than the heading of the page behind it. */
import type { Patch } from "./compare-views.ts";
import { newDialogAround } from "./new-box.ts";
import { overlaps, type Phrase, plainText } from "./phrases.ts";
import { quotable } from "./quotable.ts";
import { isSamePlace, type Screen, sizeOf } from "./screen.ts";
import type { Box } from "./types.ts";

/** In pixels. A smaller change is no dialog. */
const minDialogHeight = 90;
/** A dialog's title is larger than its text. */
const minTitleScale = 1.1;

/** Of the dialog that each screen shows, or null. `patches` has the differences between each screen and the next one. */
export function dialogTitles(screens: Screen[], patches: Patch[][]): (Phrase | null)[] {
  const titles: (Phrase | null)[] = [];
  for (const [at, after] of screens.entries()) {
    const [before, last] = [screens[at - 1], titles[at - 1] ?? null];
    const found = before ? newDialogTitle(patches[at - 1] ?? [], { before, after }) : null;
    // A list that closes shows the rest of the dialog again.
    const opened = found && screens.slice(0, at).some((screen) => stillIn(screen, found)) ? null : found;
    titles.push(opened ?? (last && stillIn(after, last)));
  }
  return titles;
}

function stillIn({ phrases }: Screen, title: Phrase): Phrase | null {
  const isSame = (one: Phrase) => isSamePlace(one, title) && plainText(one.text) === plainText(title.text);
  return phrases.find(isSame) ?? null;
}

/** Null if no dialog appeared. */
export function newDialogTitle(
  patches: Patch[],
  { before, after }: { before: Screen; after: Screen },
): Phrase | null {
  const [largest] = patches;
  if (!largest || largest.height < minDialogHeight) return null;
  const [was, is] = [before.view.pixels, after.view.pixels];
  if (!was || !is) return null;
  const sizes = after.phrases.map(sizeOf).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const known = new Set(before.phrases.map(({ text }) => plainText(text)));
  const fresh = after.phrases.filter(
    (phrase) =>
      patches.some((patch) => overlaps(phrase.box, patch)) &&
      !known.has(plainText(phrase.text)) &&
      quotable(phrase, 60) !== null,
  );
  const isTitle = (phrase: Phrase) =>
    /\p{L}{3}/u.test(phrase.text) && sizeOf(phrase) >= usual * minTitleScale;
  for (const phrase of fresh) {
    const box = newDialogAround(was, is, phrase.box);
    // A line may be between the title and the rest of the dialog.
    const inside = box ? fresh.filter((other) => isTitle(other) && isAtTop(other.box, box)) : [];
    const [first] = inside.sort((a, b) => a.box.y - b.box.y);
    if (first) return first;
  }
  return null;
}

function isAtTop({ x, y, width }: Box, dialog: Box): boolean {
  const isBeside = x >= dialog.x - 2 && x + width <= dialog.x + dialog.width + 2;
  return isBeside && y >= dialog.y - maxHeader && y < dialog.y + dialog.height * maxTitleShare;
}

/** Of the dialog's height. */
const maxTitleShare = 0.35;

/** In pixels. */
const maxHeader = 90;
