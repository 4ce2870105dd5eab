/** Finds passages about what customers ask with a question, even if they share no word with it. */
import type { AskIndex } from "./ask-index.ts";
import type { AskedIntent } from "./asked-intent.ts";
import { answersQuestion, type Passage } from "./passage.ts";

/** In sentences. In a larger center only titles and headings are compared, because each comparison takes time. */
const mostSentences = 4_000;

/** In a center with more passages, many are about the same, and the words of the question find enough of them. */
const mostPassages = 2_000;

interface Known {
  isSmall: boolean;
  byIntent: Map<string, readonly number[]>;
}

const knownOf = new WeakMap<object, Known>();

/** Document numbers, each once. Compared once per intent and index. */
export function passagesByIntent<P extends Passage>(
  { search: { documents } }: AskIndex<P>,
  intents: readonly AskedIntent[],
): number[] {
  if (documents.length > mostPassages) return [];
  let known = knownOf.get(documents);
  if (!known) {
    const count = documents.reduce((sum, { passage }) => sum + passage.sentences.length, 0);
    known = { isSmall: count <= mostSentences, byIntent: new Map() };
    knownOf.set(documents, known);
  }
  const { isSmall, byIntent } = known;
  const numbers = intents.flatMap(({ id, isAskedBy, isStatedBy }) => {
    const found =
      byIntent.get(id) ??
      documents.flatMap(({ passage }, number) => {
        const isAbout =
          ((answersQuestion(passage) || passage.heading !== null) &&
            isAskedBy(passage.heading ?? passage.title)) ||
          (isSmall && passage.sentences.some(isStatedBy));
        return isAbout ? [number] : [];
      });
    byIntent.set(id, found);
    return found;
  });
  return [...new Set(numbers)];
}
