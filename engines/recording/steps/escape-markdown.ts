/** Escapes Markdown, so that text from a screen is rendered literally. */
export function escapeMarkdown(text: string): string {
  const escaped = text.replace(/[\\`*_{}[\]<>#|~&]/g, "\\$&");
  // These would be rendered as a list or as links.
  return escaped
    .replace(/^(\s*)([-+])/, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/, "$1\\$2")
    .replace(/:\/\/|@/g, "\\$&")
    .replace(/www\./gi, (word) => `${word.slice(0, 3)}\\.`);
}
