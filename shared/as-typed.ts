const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Plain text as HTML: blank lines separate paragraphs, single newlines become breaks. Linear time. */
export function asTyped(text: string): string {
  const paragraphs = text.split(/\n[ \t]*\n/).flatMap((typed) => {
    const paragraph = typed.trim().replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
    return paragraph === "" ? [] : [`<p>${paragraph.replace(/\n/g, "<br>\n")}</p>`];
  });
  return paragraphs.join("\n");
}
