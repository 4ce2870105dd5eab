/**
 * The index of the step that is being read: the last one that begins above the edge. Null before the first step. `tops`
 * are the distances of the steps' beginnings from the window's top, in order.
 */
export function stepInView(tops: readonly number[], { edge }: { edge: number }): number | null {
  if (tops[0] === undefined || tops[0] > edge) return null;
  return tops.findLastIndex((top) => top <= edge);
}
