/** True if the website no longer has a sentence that the translation was read from. */
export function isSourceGone(quotes: readonly { missingSince?: string }[]): boolean {
  return quotes.some(({ missingSince }) => missingSince !== undefined);
}
