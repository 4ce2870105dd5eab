const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A text as HTML as it was typed: blank lines make paragraphs, single newlines breaks. Always quick. */
export function asTyped(text: string): string {
  const paragraphs = text.split(/\n[ \t]*\n/).flatMap((typed) => {
    const paragraph = typed.trim().replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
    return paragraph === "" ? [] : [`<p>${paragraph.replace(/\n/g, "<br>\n")}</p>`];
  });
  return paragraphs.join("\n");
}
