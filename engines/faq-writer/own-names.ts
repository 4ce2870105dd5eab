/** Tells names from the capitals of titles, in languages that write only names with a capital. */
import type { IsOwnName } from "./dedupe.ts";
import type { ReadPage } from "./read-page.ts";

/** In characters. Shorter lines may be titles. */
const minSentence = 40;
const inside = /(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu;
const small = /(?<!\p{L})\p{Ll}{3,}/gu;

/** Reads the pages when it is first asked. */
export function ownNamesOf(pages: readonly ReadPage[]): IsOwnName {
  let names: Set<string> | null = null;
  return (word) => {
    names ??= namesIn(pages);
    return names.has(word);
  };
}

function namesIn(pages: readonly ReadPage[]): Set<string> {
  const text = pages
    .flatMap(({ lines }) => lines.map((line) => line.text).filter((line) => line.length >= minSentence))
    .join("\n");
  const common = new Set(text.match(small));
  return new Set((text.match(inside) ?? []).filter((word) => !common.has(word.toLowerCase())));
}
