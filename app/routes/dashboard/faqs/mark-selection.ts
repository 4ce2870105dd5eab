/** Which text replaces the selection of a Markdown field, and what is selected afterwards. */
export type MarkdownMark = "bold" | "italic" | "link" | "list" | "code";

export interface MarkedText {
  /** The part of the field that `text` replaces. */
  from: number;
  to: number;
  text: string;
  selectFrom: number;
  selectTo: number;
}

const around: Record<Exclude<MarkdownMark, "list">, { before: string; after: string }> = {
  bold: { before: "**", after: "**" },
  italic: { before: "*", after: "*" },
  code: { before: "`", after: "`" },
  link: { before: "[", after: "](https://)" },
};

const bullet = "- ";

/** Applying the same mark twice restores the original text, except for a link, whose address is typed next. */
export function markSelection(
  value: string,
  { start, end, mark }: { start: number; end: number; mark: MarkdownMark },
): MarkedText {
  if (mark === "list") return markLines(value, start, end);
  const { before, after } = around[mark];
  const selected = value.slice(start, end);
  const isMarked = value.slice(0, start).endsWith(before) && value.slice(end).startsWith(after);
  if (isMarked && mark !== "link") {
    const from = start - before.length;
    return {
      from,
      to: end + after.length,
      text: selected,
      selectFrom: from,
      selectTo: from + selected.length,
    };
  }
  const text = before + selected + after;
  const inside = start + before.length;
  if (mark === "link" && selected !== "") {
    const address = inside + selected.length + "](".length;
    return { from: start, to: end, text, selectFrom: address, selectTo: address + "https://".length };
  }
  return { from: start, to: end, text, selectFrom: inside, selectTo: inside + selected.length };
}

/** Makes each selected line an item, or, if all are items already, plain lines again. */
function markLines(value: string, start: number, end: number): MarkedText {
  const from = value.lastIndexOf("\n", start - 1) + 1;
  const next = value.indexOf("\n", end);
  const to = next < 0 ? value.length : next;
  const lines = value.slice(from, to).split("\n");
  const areItems = lines.every((line) => line.startsWith(bullet));
  const text = lines.map((line) => (areItems ? line.slice(bullet.length) : bullet + line)).join("\n");
  return { from, to, text, selectFrom: from, selectTo: from + text.length };
}
