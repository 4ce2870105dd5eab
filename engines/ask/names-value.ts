/**
 * Recognizes sentences that name all that a question asks about and have the value that it asks for: "Bar: from 3:30 pm" to
 * "when does the bar open", and "$40 / day" below "Boarding" to "how much is boarding per night".
 */
import { amount } from "#engines/faq-writer/price-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { type AnswerType, hasAnswerType, tellsTime } from "./answer-type.ts";
import type { Passage } from "./passage.ts";
import { type Asked, generalWeight } from "./read-question.ts";
import { isBare } from "./value-lines.ts";

/** Types whose values are recognized in any language, and hardly occur in a sentence about something else. */
const valued: ReadonlySet<AnswerType> = new Set<AnswerType>([
  "price",
  "duration",
  "time",
  "mail",
  "phone",
  "weight",
  "size",
  "temperature",
  "frequency",
]);

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** "Your first lesson is free" is no price of a lesson, and "from 5 years" no time. */
function hasValue(text: string, type: AnswerType): boolean {
  if (type === "price") return amount.test(text);
  return type === "time" ? tellsTime(text.replace(year, "")) : hasAnswerType(text, type);
}

/** In words. */
const wordsOfShort = 14;

function isShort(sentence: string): boolean {
  return splitWords(sentence).length <= wordsOfShort;
}

interface Found {
  passage: Passage;
  /** Indexes of the passage's sentences. */
  chosen: readonly number[];
  /** For each concept of the question, how well the heading has it, or the title of a question. */
  inHeading: readonly number[];
  /** The same for each sentence. */
  inSentences: readonly (readonly number[])[];
  /** True if the heading says nothing that the question doesn't say. */
  asksNoMore: boolean;
  /** True for a folded word of the website's own name. */
  isName: (word: string) => boolean;
  /** True for a sentence whose value is for something else, such as a deposit. */
  isOther: (at: number) => boolean;
}

export function namesValue(
  asked: Asked,
  {
    passage: { sentences, above: partOf = null },
    chosen,
    inHeading,
    inSentences,
    asksNoMore,
    isName,
    isOther,
  }: Found,
): boolean {
  const { type } = asked;
  if (type === null || !valued.has(type)) return false;
  const { concepts } = asked.read;
  const isOpen = (concept: number) => {
    const words = concepts[concept]!.typed.split(" ");
    return asked.shares[concept]! > generalWeight && !words.every(isName);
  };
  const open = concepts.flatMap((_, concept) => (isOpen(concept) ? [concept] : []));
  // A word that the center doesn't have may be no concept at all.
  const typed = new Set(concepts.flatMap((concept) => concept.typed.split(" ")));
  if (open.length === 0 || !asked.telling.every((word) => typed.has(word) || isName(word))) return false;
  return chosen.some((at) => {
    if (!hasValue(sentences[at]!, type) || isOther(at)) return false;
    const above = isBare(sentences[at]!) && chosen.includes(at - 1) ? [at - 1, at] : [at];
    const isSaid = (concept: number) => above.some((line) => inSentences[line]![concept]! > 0);
    const [first] = open;
    // One word alone is also in sentences that have another value: "Call before your trip, and come 15 minutes early."
    const isEnough =
      open.length > 1 ||
      asksNoMore ||
      (isSaid(first!) && isShort(sentences[at]!)) ||
      (partOf !== null && isBare(sentences[at]!));
    return isEnough && open.every((concept) => inHeading[concept]! > 0 || isSaid(concept));
  });
}
