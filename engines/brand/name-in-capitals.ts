/** A name that the header has in capitals for its looks, as the rest of the website writes its words. Pure. */
import { type Page, textOf } from "./parse-page.ts";

const maxPages = 6;
/** In characters. */
const maxText = 60_000;
/** Shorter names and words are often initials: "IKEA", "BMW". */
const minName = 6;
const minWord = 4;

/** Unchanged if the website writes one of its longer words in capitals only, as a brand that is always in capitals. */
export function inOwnCase(name: string, pages: readonly Page[]): string {
  if (name.length < minName || name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  const texts = pages.slice(0, maxPages).map((page) => {
    const body = page.nodes.find(({ tag }) => tag === "body");
    return `${page.title} ${body ? textOf(body.element, maxText) : ""}`;
  });
  const forms = countForms(texts);
  const words = name.split(" ").map((word) => formOf(word, forms));
  return words.every((word) => word !== null) ? words.join(" ") : name;
}

function countForms(texts: readonly string[]): Map<string, Map<string, number>> {
  const forms = new Map<string, Map<string, number>>();
  for (const [word] of texts.join(" ").matchAll(/[\p{L}\p{N}'’&-]+/gu)) {
    if (word === word.toUpperCase() || !/^\p{Lu}/u.test(word)) continue;
    const known = forms.get(word.toUpperCase()) ?? new Map<string, number>();
    forms.set(word.toUpperCase(), known.set(word, (known.get(word) ?? 0) + 1));
  }
  return forms;
}

function formOf(word: string, forms: Map<string, Map<string, number>>): string | null {
  const [letters = ""] = /[\p{L}\p{N}'’&-]+/u.exec(word) ?? [];
  if (letters.length < minWord) return word;
  const [best] = [...(forms.get(letters.toUpperCase()) ?? [])].sort((a, b) => b[1] - a[1]);
  return best ? word.replace(letters, best[0]) : null;
}
