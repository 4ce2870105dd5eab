/** What is shown of a passage that may help, when no sentence is sure to answer. */
import type { Passage } from "./passage.ts";
import { isLabel } from "./select-sentences.ts";

/** In characters. Longer ones would bury the next suggestion. */
const maxLength = 320;
/** Prices and hours are short lines. */
const maxSentences = 8;
/** In characters, of the sentence before. */
const maxBefore = 160;

export interface Excerpt {
  /** Index of the sentence that fits best and says something: "Email" is a label, and the line below it isn't. */
  telling: number;
  /** Indexes of the sentences around it, in a row as on the page. */
  shown: number[];
}

export function excerptOf({ sentences }: Passage, chosen: readonly number[]): Excerpt {
  const [first = 0, ...others] = chosen;
  const says = (at: number) => sentences[at] !== undefined && !isLabel(sentences[at]);
  const telling = [first, ...others, first + 1].find(says) ?? first;
  const shown = [telling];
  let length = sentences[telling]?.length ?? 0;
  const add = (at: number) => {
    if (length + sentences[at]!.length > maxLength) return false;
    length += sentences[at]!.length;
    shown.push(at);
    return true;
  };
  for (let at = telling + 1; at < sentences.length && shown.length < maxSentences; at++) if (!add(at)) break;
  const before = sentences[telling - 1];
  if (before !== undefined && before.length <= maxBefore) add(telling - 1);
  return { telling, shown: shown.sort((a, b) => a - b) };
}
