/** The title of a dialog, which says more about a step than the heading of the page behind it. */
import type { Patch } from "./compare-views.ts";
import { isInNewDialog } from "./new-box.ts";
import { overlaps, type Phrase, plainText } from "./phrases.ts";
import { quotable } from "./quotable.ts";
import { isSamePlace, type Screen, sizeOf } from "./screen.ts";

/** In pixels. A smaller change is no dialog. */
const minDialogHeight = 90;
/** A dialog's title is larger than its text. */
const minTitleScale = 1.1;

/** Of the dialog that each screen shows, or null. `patches` has the differences between each screen and the next one. */
export function dialogTitles(screens: Screen[], patches: Patch[][]): (Phrase | null)[] {
  const titles: (Phrase | null)[] = [];
  for (const [at, after] of screens.entries()) {
    const [before, last] = [screens[at - 1], titles[at - 1] ?? null];
    const opened = before ? newDialogTitle(patches[at - 1] ?? [], { before, after }) : null;
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
  [largest]: Patch[],
  { before, after }: { before: Screen; after: Screen },
): Phrase | null {
  if (!largest || largest.height < minDialogHeight) return null;
  const [was, is] = [before.view.pixels, after.view.pixels];
  if (!was || !is) return null;
  const sizes = after.phrases.map(sizeOf).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const known = new Set(before.phrases.map(({ text }) => plainText(text)));
  const fresh = after.phrases.filter(
    (phrase) =>
      overlaps(phrase.box, largest) &&
      !known.has(plainText(phrase.text)) &&
      quotable(phrase, 60) &&
      /\p{L}{3}/u.test(phrase.text) &&
      sizeOf(phrase) >= usual * minTitleScale &&
      isInNewDialog(was, is, phrase.box),
  );
  return fresh.sort((a, b) => a.box.y - b.box.y)[0] ?? null;
}
