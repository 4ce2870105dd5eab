/** The letters and digits of a text, folded, single spaces between: two texts that read the same are equal. */
export function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A page's text to look sentences up in. White space is left out: markup may split a word. */
export function groundText(parts: string[]): string {
  return bare(parts.join(" ")).replace(/ /g, "");
}

/**
 * What a text says, to the unit: as `bare`, without spaces, and with every sign that makes another amount of a number.
 * "10 €" is not "10 $", and 1.5 not 15; "1,000" is "1000", and "8:00" is "8.00".
 */
export function exact(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/gu, "")
    .replace(/(?<=\p{N})[\p{Pd}\u2212](?=\p{N})/gu, "~")
    .replace(/(?<=\p{N})[.,:·](?=\p{N})/gu, (mark, at: number, whole: string) =>
      mark !== ":" && thousands.test(whole.slice(at + 1, at + 5)) ? "" : ".",
    )
    .replace(/[^\p{L}\p{N}\p{Sc}%‰°]+/gu, (signs, at: number, whole: string) =>
      /^[.~/\u2044]$/.test(signs) && /\p{N}/u.test(whole[at - 1] ?? "") && /\p{N}/u.test(whole[at + 1] ?? "")
        ? signs
        : "",
    );
}

/** Three digits after a mark are thousands. */
const thousands = /^\p{N}{3}(?!\p{N})/u;

/** Sentences shorter than this say too little to be found or missed. */
const shortestSentence = 12;

/** The sentences of a Markdown answer without its marks, as they must stand on the page. */
export function answerSentences(answer: string): string[] {
  return answer
    .replace(/[*_`#>[\]]|\(https?:[^)]*\)/g, " ")
    .split(/(?<=[.!?])\s+|\n+/)
    .map(bare)
    .filter((sentence) => sentence.length >= shortestSentence);
}

/** True when each sentence of the answer and each piece of evidence stands on the page. */
export function isGrounded(faq: { answer: string; evidence: string[] }, text: string): boolean {
  if (faq.evidence.length === 0) return false;
  return [...answerSentences(faq.answer), ...faq.evidence.map(bare)].every(
    (sentence) => sentence !== "" && text.includes(sentence.replace(/ /g, "")),
  );
}
