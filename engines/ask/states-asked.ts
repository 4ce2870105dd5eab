/** Recognizes sentences that state what a question asks for, in whatever words, if the question asks for nothing else. */
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import type { AskedIntent } from "./asked-intent.ts";
import { isNegated } from "./is-negated.ts";
import { isNarrowed } from "./narrower-intents.ts";
import { isAnsweredAsAsked } from "./one-thing.ts";
import { answersQuestion, endsAsQuestion, type Passage, questionOf } from "./passage.ts";
import { type Asked, generalWeight } from "./read-question.ts";
import { isItem } from "./select-sentences.ts";

const wordsOfItem = 3;

interface Found {
  passage: Passage;
  /** Indexes of the passage's sentences. */
  chosen: readonly number[];
  /** For each concept of the question, how well the heading has it, or the title of a question. */
  inHeading: readonly number[];
  /** The same for each sentence. */
  inSentences: readonly (readonly number[])[];
}

export function statesAsked(asked: Asked, found: Found): boolean {
  return (
    asked.intents.some(
      (intent) =>
        !isNarrowed(intent, asked.intents) &&
        (statesByMeaning(intent, asked, found) || statesInWords(intent, asked, found)),
    ) ||
    listsAsked(asked, found) ||
    wasAsked(asked, found) ||
    coversPlace(asked, found)
  );
}

/** "Out east I cover Kelsall and Tarvin" answers "Do you come out to Tarvin?". */
function coversPlace(
  { intents, type, shares, read }: Asked,
  { passage: { sentences, language }, chosen, inSentences }: Found,
): boolean {
  const areas = intents.find(({ id, isLearned }) => id === "areas" && !isLearned);
  if (!areas || type !== null) return false;
  const places = read.concepts.flatMap(({ typed }, concept) =>
    shares[concept] === 1 &&
    typed.split(" ").some((word) => !areas.isNamedBy(word) && !areas.isAskedWith(word))
      ? [concept]
      : [],
  );
  return (
    places.length > 0 &&
    chosen.some(
      (at) =>
        places.every((concept) => inSentences[at]![concept]! > 0) &&
        !isNegated(
          splitWords(foldText(sentences[at]!)).map(({ word }) => word),
          language,
        ),
    )
  );
}

/** A question with more that its intent doesn't explain asks for something in particular. */
const mostUnexplained = 1;

/** "Somewhere to leave the car?" is what "Is there parking on site?" asks. */
function wasAsked({ intents, telling, shares, read }: Asked, { passage }: Found): boolean {
  const known = intents.filter(({ isLearned }) => !isLearned);
  const [intent] = known;
  if (!intent || known.length > 1 || !isAnsweredAsAsked(intent.id) || !answersQuestion(passage)) return false;
  if (!intent.byBank.isAskedBy(questionOf(passage))) return false;
  const isExplained = (word: string) => intent.isNamedBy(word) || intent.isAskedWith(word);
  const concepts = read.concepts.map(({ typed }) => typed.split(" "));
  const unexplained = concepts.filter((words, at) => shares[at] === 1 && !words.every(isExplained));
  // A word that the center doesn't have may be no concept at all.
  const unknown = telling.filter(
    (word) => !concepts.some((words) => words.includes(word)) && !isExplained(word),
  );
  return unexplained.length + unknown.length <= mostUnexplained;
}

/** "Parking" in a list of what a house has says that it has it. */
function listsAsked({ onlyIntents, type }: Asked, { passage: { sentences }, chosen }: Found): boolean {
  return onlyIntents.some(
    ({ isYesNo, isLearned, isNamedBy }) =>
      isYesNo &&
      !isLearned &&
      type === null &&
      chosen.some((at) => {
        const words = splitWords(foldText(sentences[at]!)).map(({ word }) => word);
        return (
          words.length > 0 &&
          words.length <= wordsOfItem &&
          words.some(isNamedBy) &&
          isItem(at, sentences) &&
          !endsAsQuestion(sentences[at]!)
        );
      }),
  );
}

/** Whatever else the question says has to be in the passage. */
function statesByMeaning(
  intent: AskedIntent,
  asked: Asked,
  { passage, chosen, inHeading, inSentences }: Found,
): boolean {
  if (!chosen.some((at) => intent.isAnsweredBy(passage.sentences[at]!, passage.heading))) return false;
  return asked.read.concepts.every(
    ({ typed }, concept) =>
      asked.shares[concept]! < generalWeight ||
      inHeading[concept]! > 0 ||
      chosen.some((at) => inSentences[at]![concept]! > 0) ||
      typed.split(" ").every(intent.isNamedBy),
  );
}

/** Whatever else the question says has to be in the same sentence or its heading. */
function statesInWords(
  intent: AskedIntent,
  asked: Asked,
  { passage, chosen, inHeading, inSentences }: Found,
): boolean {
  const { concepts } = asked.read;
  const isNamed = (word: string) => intent.isNamedBy(word) || intent.isAskedWith(word);
  // A word that the center doesn't have may be no concept at all.
  const typed = new Set(concepts.flatMap((concept) => concept.typed.split(" ")));
  if (!asked.telling.every((word) => typed.has(word) || isNamed(word))) return false;
  return chosen.some((at) => {
    const isFound = (concept: number) => inHeading[concept]! > 0 || inSentences[at]![concept]! > 0;
    return (
      intent.isAnsweredInWordsBy(passage.sentences[at]!) &&
      concepts.every(
        (one, concept) =>
          asked.shares[concept]! < generalWeight ||
          (!intent.isExact && isFound(concept)) ||
          one.typed.split(" ").every(isNamed),
      ) &&
      // Any amount is a price, but of what?
      (intent.id !== "prices" ||
        intent.isAskedBy(questionOf(passage)) ||
        concepts.some((_, concept) => isFound(concept)))
    );
  });
}
