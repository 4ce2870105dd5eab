/** Locates quoted sentences in a page's lines, to highlight them in context. Accepts any text. */

export interface SourceLine {
  text: string;
  /** 1 to 6 for headings, 7 for text, 8 for structured data that visitors don't see. */
  level: number;
}

export interface MarkedLine {
  level: number;
  parts: { text: string; isMarked: boolean }[];
}

export interface MarkedSource {
  lines: MarkedLine[];
  found: string[];
}

interface Place {
  line: number;
  /** Offset of the character. */
  start: number;
  end: number;
}

/**
 * Compares only letters and digits, because markup may split a sentence over several lines, and spacing and punctuation
 * may differ.
 */
export function markSource(lines: SourceLine[], sentences: string[]): MarkedSource {
  let said = "";
  const places: Place[] = [];
  lines.forEach(({ text }, line) => {
    for (const { key, start, end } of lettersOf(text)) {
      said += key;
      for (let at = 0; at < key.length; at += 1) places.push({ line, start, end });
    }
  });
  const marks: [number, number][][] = lines.map(() => []);
  const found: string[] = [];
  for (const sentence of new Set(sentences)) {
    const whole = sentence.trim();
    const verbatim = whole === "" ? -1 : lines.findIndex(({ text }) => text.includes(whole));
    if (verbatim !== -1) {
      const start = lines[verbatim]!.text.indexOf(whole);
      marks[verbatim]!.push([start, start + whole.length]);
      found.push(sentence);
      continue;
    }
    const wanted = lettersOf(sentence)
      .map(({ key }) => key)
      .join("");
    const at = wanted === "" ? -1 : said.indexOf(wanted);
    if (at === -1) continue;
    found.push(sentence);
    const stood = Map.groupBy(places.slice(at, at + wanted.length), ({ line }) => line);
    for (const [line, letters] of stood) marks[line]!.push([letters[0]!.start, letters.at(-1)!.end]);
  }
  return {
    lines: lines.map(({ text, level }, line) => ({ level, parts: partsOf(text, marks[line]!) })),
    found,
  };
}

function lettersOf(text: string): { key: string; start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}\p{Sc}%]/gu)].map(({ 0: letter, index }) => ({
    key: letter.normalize("NFKC").toLowerCase(),
    start: index,
    end: index + letter.length,
  }));
}

function partsOf(text: string, marks: [number, number][]): MarkedLine["parts"] {
  const parts: MarkedLine["parts"] = [];
  let end = 0;
  for (const [start, stop] of marks.sort((a, b) => a[0] - b[0])) {
    const from = Math.max(start, end);
    if (from >= stop) continue;
    if (from > end) parts.push({ text: text.slice(end, from), isMarked: false });
    parts.push({ text: text.slice(from, stop), isMarked: true });
    end = stop;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}
