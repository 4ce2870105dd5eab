import { type MarkedText, markText, type Sought } from "./mark-text.ts";

/** In characters, from the specification. */
const maxLength = 200;
const contextLength = 60;
/** Chinese and Japanese punctuation has its own space. */
const gapInJapanese = /(?<=[。！？」』）]) /g;

/**
 * Returns at most 200 characters around the first hit, cut at word boundaries, with an ellipsis where text is omitted.
 */
export function cutSnippet(source: string, sought: Sought): MarkedText {
  const text = source.replace(gapInJapanese, "");
  if (text.length <= maxLength) return { text, marks: markText(text, sought) };
  const hit = markText(text, sought)[0]?.start ?? 0;
  const start = startNear(text, hit);
  const lead = start === 0 ? "" : "…";
  const room = maxLength - lead.length;
  const rest = text.slice(start);
  const cut = rest.length <= room ? rest : `${endAtWord(rest, room - 1)}…`;
  const snippet = (lead + cut).toWellFormed();
  return { text: snippet, marks: markText(snippet, sought) };
}

function startNear(text: string, hit: number): number {
  const wanted = Math.min(Math.max(0, hit - contextLength), text.length - maxLength + 2);
  if (wanted === 0) return 0;
  const space = text.indexOf(" ", wanted);
  // Text without spaces is cut mid-word.
  return space >= 0 && space < Math.max(hit, wanted + 1) ? space + 1 : wanted;
}

function endAtWord(text: string, maxEnd: number): string {
  const cut = text.slice(0, maxEnd);
  if (/\s/.test(text[maxEnd] ?? " ")) return cut.trimEnd();
  const space = cut.lastIndexOf(" ");
  return space > maxEnd / 2 ? cut.slice(0, space) : cut;
}
