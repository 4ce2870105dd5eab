/** Splits an answer into quotes from the website and the rest. */

export interface AnswerPart {
  text: string;
  isProven: boolean;
}

/**
 * Returns null if the answer doesn't contain a sentence verbatim, or if it is more than plain text, because the marks
 * would be wrong.
 */
export function markSentences({
  answerHtml,
  sentences,
}: {
  answerHtml: string;
  sentences: string[];
}): AnswerPart[] | null {
  const text = plainParagraph(answerHtml);
  if (sentences.length === 0 || text === null) return null;
  const places = sentences.map((sentence) => ({ start: text.indexOf(sentence), length: sentence.length }));
  if (places.some(({ start, length }) => start < 0 || length === 0)) return null;
  places.sort((a, b) => a.start - b.start);
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const { start, length } of places) {
    if (start < end) return null;
    const between = text.slice(end, start);
    const proven = text.slice(start, start + length);
    const before = parts.at(-1);
    end = start + length;
    // Adjacent sentences share one mark. Two would look like a double space between them.
    if (before && between.trim() === "") before.text += between + proven;
    else {
      if (between !== "") parts.push({ text: between, isProven: false });
      parts.push({ text: proven, isProven: true });
    }
  }
  if (end < text.length) parts.push({ text: text.slice(end), isProven: false });
  return parts;
}

/** Returns the text of an answer that is a single paragraph without emphasis, links or breaks. */
function plainParagraph(html: string): string | null {
  const text = /^<p>([^<]*)<\/p>$/.exec(html)?.[1];
  return text?.replace(/&#x(26|3C);/g, (_, code: string) => (code === "26" ? "&" : "<")) ?? null;
}
