/** Quoting every sentence would repeat the answer. The two longest are enough to find it in the source. */
export function tellingQuotes(sentences: string[]): string[] {
  const longest = sentences.toSorted((a, b) => b.length - a.length).slice(0, 2);
  return sentences.filter(
    (sentence, index) => longest.includes(sentence) && sentences.indexOf(sentence) === index,
  );
}

/**
 * Whether the answer, without its formatting, has every quote word for word. A comma between the times of a morning and an
 * afternoon, which the page shows below each other, isn't a word.
 */
export function isSaidInAnswer(quotes: string[], answerText: string): boolean {
  const said = inOneLine(answerText);
  return quotes.every((quote) => said.includes(inOneLine(quote)));
}

function inOneLine(text: string): string {
  return text.replace(/,?\s+/g, " ").trim();
}
