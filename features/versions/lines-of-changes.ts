import type { ChangedPart } from "./compare-texts.ts";

export type LineLook = "title" | "heading" | "quote" | "plain-text" | "code";

export interface ChangedLine {
  look: LineLook;
  parts: ChangedPart[];
}

const fence = /^\s{0,3}(?:`{3,}|~{3,})/;

/** The lines of a compared Markdown text, with what each is, so that it reads more like the page than like a source. */
export function linesOfChanges(parts: readonly ChangedPart[]): ChangedLine[] {
  const lines: ChangedPart[][] = [[]];
  for (const { kind, text } of parts)
    for (const [index, piece] of text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (piece !== "") lines.at(-1)!.push({ kind, text: piece });
    }
  let isCode = false;
  return lines.map((line, index): ChangedLine => {
    const text = line.map((part) => part.text).join("");
    const isFence = fence.test(text);
    const look = isCode || isFence ? "code" : lookOf(text, index);
    if (isFence) isCode = !isCode;
    return { look, parts: line };
  });
}

function lookOf(text: string, index: number): LineLook {
  if (index === 0) return "title";
  if (/^#{1,6}\s/.test(text)) return "heading";
  if (/^\s{0,3}>/.test(text)) return "quote";
  return /^\s{0,3}\|/.test(text) ? "code" : "plain-text";
}
