/** Returns a LIKE pattern for "contains the text", with wildcards escaped. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll("\0", "").replace(/[\\%_]/g, "\\$&")}%`;
}
