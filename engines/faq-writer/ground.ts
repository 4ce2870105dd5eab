/** Reduces text to folded letters and digits with single spaces, so that texts with the same words are equal. */
export function foldLoosely(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Prepares a page's text for substring search. Whitespace is removed, because markup may split a word. */
export function groundText(parts: string[]): string {
  return foldLoosely(parts.join(" ")).replace(/ /g, "");
}

/**
 * Like `foldLoosely`, but without spaces and with every sign that changes an amount. "10 €" differs from "10 $" and 1.5
 * from 15, while "1,000" equals "1000" and "8:00" equals "8.00".
 */
export function foldExactly(text: string): string {
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

/** Three digits after a separator are thousands. */
const thousands = /^\p{N}{3}(?!\p{N})/u;

/** Shorter sentences aren't specific enough to search for. */
const minSentenceLength = 12;

/** Returns the sentences of a Markdown answer without markup, as the page must contain them. */
export function answerSentences(answer: string): string[] {
  return answer
    .replace(/[*_`#>[\]]|\(https?:[^)]*\)/g, " ")
    .split(/(?<=[.!?])\s+|\n+/)
    .map(foldLoosely)
    .filter((sentence) => sentence.length >= minSentenceLength);
}

export function isGrounded(faq: { answer: string; evidence: string[] }, text: string): boolean {
  if (faq.evidence.length === 0) return false;
  return [...answerSentences(faq.answer), ...faq.evidence.map(foldLoosely)].every(
    (sentence) => sentence !== "" && text.includes(sentence.replace(/ /g, "")),
  );
}
