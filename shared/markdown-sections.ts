import { longMarkdownLines } from "./long-markdown.ts";

export interface MarkdownSection {
  /** Null for the text before the first heading. */
  heading: string | null;
  /** Of the nearest heading that has one. */
  id: string | null;
  lines: string[];
}

/** The lines below each heading. */
export function markdownSections(markdown: string): MarkdownSection[] {
  const sections: MarkdownSection[] = [{ heading: null, id: null, lines: [] }];
  for (const { text, level, id } of longMarkdownLines(markdown)) {
    if (level < 7) sections.push({ heading: text, id: id ?? sections.at(-1)!.id, lines: [] });
    else sections.at(-1)!.lines.push(text);
  }
  return sections;
}
