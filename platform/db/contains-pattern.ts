/** For ILIKE: whatever contains the text, in which no sign has a meaning of its own. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll("\0", "").replace(/[\\%_]/g, "\\$&")}%`;
}
