import { foldWithOffsets } from "./fold-text.ts";
import { hasUnspacedScript, splitWords } from "./split-words.ts";

/** In UTF-16 units. `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

export interface MarkedText {
  text: string;
  /** Matches to highlight, in order and without overlaps. */
  marks: Range[];
}

export interface Sought {
  /** Folded substrings, none of them empty. */
  parts: string[];
  /** True if a folded word counts as a match. */
  hasWord: (word: string) => boolean;
}

/** Finds the matches to highlight. A part that starts a word marks the whole word, if spaces separate the words. */
export function markText(text: string, { parts, hasWord }: Sought): Range[] {
  const folded = foldWithOffsets(text);
  const found: Range[] = [];
  for (const { word, start } of splitWords(folded.text))
    if (hasWord(word)) found.push({ start, end: start + word.length });
  for (const part of parts) {
    for (let at = folded.text.indexOf(part); at >= 0; at = folded.text.indexOf(part, at + part.length))
      found.push({ start: at, end: wordEnd(folded.text, { start: at, end: at + part.length }) });
  }
  const { offsets } = folded;
  return merge(found).map(({ start, end }) => ({ start: offsets[start]!, end: offsets[end]! }));
}

function wordEnd(text: string, { start, end }: Range): number {
  const isWordStart = start === 0 || !isLetter(text[start - 1]);
  if (!isWordStart || !isLetter(text[end - 1])) return end;
  let last = end;
  while (isLetter(text[last]) && !hasUnspacedScript(text[last] ?? "")) last++;
  return last;
}

function isLetter(unit: string | undefined): boolean {
  return unit !== undefined && /[\p{L}\p{N}\p{M}]/u.test(unit);
}

function merge(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}
