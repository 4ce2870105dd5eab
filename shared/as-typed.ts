const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Turns plain text into HTML in linear time. Blank lines separate paragraphs, single newlines become breaks. */
export function asTyped(text: string): string {
  const paragraphs = text.split(/\n[ \t]*\n/).flatMap((typed) => {
    const paragraph = typed.trim().replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
    return paragraph === "" ? [] : [`<p>${paragraph.replace(/\n/g, "<br>\n")}</p>`];
  });
  return paragraphs.join("\n");
}
