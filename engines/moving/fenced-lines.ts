/** Which lines of a Markdown text belong to fenced code, with its fences. Fences may be in lists and quotations. */
export function fencedLines(lines: readonly string[]): boolean[] {
  let open: string | null = null;
  return lines.map((line) => {
    const [, mark = "", rest = ""] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open !== null) {
      if (mark.startsWith(open) && rest.trim() === "") open = null;
      return true;
    }
    if (mark === "" || (mark.startsWith("`") && rest.includes("`"))) return false;
    open = mark;
    return true;
  });
}

/** Two blank lines or more become one, outside of fenced code. */
export function withoutBlankLines(text: string): string {
  const lines = text.split("\n");
  const isFenced = fencedLines(lines);
  return lines.filter((line, at) => isFenced[at] || line !== "" || lines[at - 1] !== "").join("\n");
}
