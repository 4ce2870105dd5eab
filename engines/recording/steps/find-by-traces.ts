/** Infers the control from the next view if no pointer was found. */
import { grown, type Patch } from "./compare-views.ts";
import { overlaps, plainText } from "./phrases.ts";
import { contrastsWithGround } from "./picture-ground.ts";
import { quotable } from "./quotable.ts";
import type { Change, UsedControl } from "./used-control.ts";
import { changesBetween, textIn } from "./view-changes.ts";

/** The basis is always `inferred`, never `seen`. */
export function findByTraces({ before, after, earlier }: Change, patches: Patch[]): UsedControl | null {
  const fresh = after.phrases.filter(
    (phrase) => !before.phrases.some((old) => plainText(old.text) === plainText(phrase.text)),
  );
  const isNewPage =
    after.heading !== null && plainText(after.heading.text) !== plainText(before.heading?.text ?? "");
  const arrived = earlier ? changesBetween({ before: earlier, after: before }) : [];
  const scored = before.phrases
    .filter((phrase) => phrase !== before.heading && quotable(phrase) && phrase.text.split(" ").length <= 5)
    .map((phrase) => {
      const plain = plainText(phrase.text);
      let score = 0;
      if (isNewPage && plain === plainText(after.heading?.text ?? "")) score += 5;
      const elsewhere = fresh.filter(({ box }) => !overlaps(grown(box, 4), phrase.box));
      const share = Math.max(0, ...elsewhere.map(({ text }) => sharedWords(phrase.text, text)));
      score += share * 3;
      if (contrastsWithGround(before.view.pixels, phrase.box)) score += 1.5;
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

/** Counts the words of the label that occur in the text, regardless of inflection. */
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
