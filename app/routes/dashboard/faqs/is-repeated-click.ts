/**
 * True for the second click of a double click. The first may have removed what was pressed, so that the second one would
 * press whatever has taken its place.
 */
export function isRepeatedClick({ detail }: { detail: number }): boolean {
  return detail > 1;
}
