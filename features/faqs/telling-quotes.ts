/** Quoting every sentence would repeat the answer. The two longest are enough to find it in the source. */
export function tellingQuotes(sentences: string[]): string[] {
  const longest = sentences.toSorted((a, b) => b.length - a.length).slice(0, 2);
  return sentences.filter(
    (sentence, index) => longest.includes(sentence) && sentences.indexOf(sentence) === index,
  );
}
