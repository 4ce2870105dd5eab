import { type Cursor, certain, distance } from "./find-cursor.ts";

/**
 * Picks the real pointer among each view's candidates. Letters stay in one place over several views, while a pointer
 * does so only at rest, for a few views in a row. A pointer also keeps its size.
 */
export function selectCursors(views: Cursor[][]): (Cursor | null)[] {
  const isSame = (a: Cursor, b: Cursor) => a.shape === b.shape && distance(a, b) <= 3;
  const repeatsOf = (cursor: Cursor, index: number) =>
    views.flatMap((others, i) => (i !== index && others.some((other) => isSame(cursor, other)) ? [i] : []));
  const moved = views.map((cursors, index) =>
    cursors.filter((cursor) => repeatsOf(cursor, index).length === 0),
  );
  const hasSize = (a: Cursor, b: Cursor) => a.shape === b.shape && Math.abs(a.size - b.size) < sameSize;
  const support = (cursor: Cursor) =>
    moved.filter((others) => others.some((other) => other.match >= certain && hasSize(cursor, other))).length;
  const isOfOtherSize = (cursor: Cursor) => {
    const clear = moved.flatMap((others) => others.filter(({ match }) => match >= sure));
    const alike = clear.filter((other) => other !== cursor && other.shape === cursor.shape);
    return alike.length >= minSupport && !alike.some((other) => hasSize(cursor, other));
  };
  const hasClearRival = ({ match }: Cursor, run: number[]) =>
    run.some((i) => moved[i]?.some((other) => other.match >= Math.max(certainPointer, match)));
  return views.map((cursors, index) => {
    const scored = withoutPale(cursors).flatMap((cursor) => {
      const repeats = repeatsOf(cursor, index);
      const supported = support(cursor);
      const run = [...repeats, index];
      const hasRival = run.some((i) =>
        moved[i]?.some(
          (other) => other.match >= certainPointer || (other.match >= sure && support(other) > 1),
        ),
      );
      const isAtRest =
        cursor.match >= sure &&
        supported >= minSupport &&
        !hasRival &&
        run.length <= restViews &&
        isInARow(run);
      const isLetter =
        (repeats.length > 1 && cursor.match < certainPointer && !isAtRest) ||
        // A part of the page that looks like a pointer stays while the real one moves.
        (repeats.length > 0 && cursor.match >= certainPointer && hasClearRival(cursor, run)) ||
        (cursor.match < certain && supported === 0) ||
        (cursor.match < sure && isOfOtherSize(cursor));
      if (isLetter) return [];
      const penalty = isAtRest ? 0 : 0.05 * repeats.length;
      return [{ cursor, score: cursor.match + (0.1 * supported) / views.length - penalty }];
    });
    return scored.sort((a, b) => b.score - a.score)[0]?.cursor ?? null;
  });
}

/** Pointers are black and white. The letters of a page, and what is between them, often aren't quite. */
function withoutPale(cursors: Cursor[]): Cursor[] {
  const most = Math.max(...cursors.filter(({ match }) => match >= sure).map(({ contrast = 0 }) => contrast));
  return cursors.filter(({ contrast = most }) => contrast >= most - maxPaler);
}

/** In brightness levels. */
const maxPaler = 32;

/** No letter is as clear as this. */
const certainPointer = 0.98;
/** Pointers of one recording are found at nearly the same size. */
const sameSize = 0.12;
/** A pointer at rest is as clear as this, and at least so many other views show it elsewhere. */
const [sure, minSupport, restViews] = [0.93, 2, 4];

function isInARow(views: number[]): boolean {
  return Math.max(...views) - Math.min(...views) === views.length - 1;
}
