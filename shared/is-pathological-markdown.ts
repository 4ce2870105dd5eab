/**
 * Detects Markdown that takes parsers seconds or overflows their stack: deeply nested quotations and lists, or
 * thousands of unclosed emphasis marks or brackets. It only counts, in one pass. The limits are far above what pages
 * contain (measured: Markdown within them takes at most a few dozen milliseconds per 10,000 characters).
 */

/** Quotation and list markers on one line. */
const maxNesting = 24;
/** For each block between two blank lines. */
const maxEmphasisMarks = 600;
const maxBrackets = 1_500;
const maxColumns = 200;

export function isPathologicalMarkdown(markdown: string): boolean {
  let emphasisMarks = 0;
  let brackets = 0;
  let isFenced = false;
  for (const line of markdown.split("\n")) {
    if (nestingOf(line) > maxNesting) return true;
    if (/^ {0,3}(?:```|~~~)/.test(line)) isFenced = !isFenced;
    if (line.trim() === "") {
      emphasisMarks = 0;
      brackets = 0;
      continue;
    }
    if (count(line, "|") > maxColumns) return true;
    brackets += count(line, "[") + count(line, "]");
    // The parser doesn't read these characters as emphasis inside fenced code, which is full of them.
    if (!isFenced) emphasisMarks += line.match(/\*+|_+/g)?.length ?? 0;
    if (emphasisMarks > maxEmphasisMarks || brackets > maxBrackets) return true;
  }
  return false;
}

function nestingOf(line: string): number {
  const marker = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y;
  let nesting = 0;
  // A line of stars or hyphens is a thematic break, however long it is.
  if (/^[-*_ \t]+$/.test(line)) return 0;
  while (nesting <= maxNesting && marker.test(line)) nesting++;
  return nesting;
}

function count(text: string, sign: string): number {
  let n = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) n++;
  return n;
}
