/** Finds passages about what customers ask with a question, even if they share no word with it. */
import type { AskIndex } from "./ask-index.ts";
import type { AskedIntent } from "./asked-intent.ts";
import { answersQuestion, type Passage, questionOf } from "./passage.ts";

/** In sentences. In a larger center only titles and headings are compared, because each comparison takes time. */
const mostSentences = 4_000;
/** In a center with more sentences, the model would keep a visitor waiting. The first time, it takes 0.2 ms for each. */
const mostLearned = 400;

/** In a center with more passages, many are about the same, and the words of the question find enough of them. */
const mostPassages = 2_000;

interface Known {
  /** Sentences of the whole center. */
  count: number;
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
    known = { count, byIntent: new Map() };
    knownOf.set(documents, known);
  }
  const { count, byIntent } = known;
  const numbers = intents.flatMap((intent) => {
    const { id } = intent;
    const { isAskedBy, isStatedBy } = count <= mostLearned ? intent : intent.byBank;
    const found =
      byIntent.get(id) ??
      documents.flatMap(({ passage }, number) => {
        const isAbout =
          ((answersQuestion(passage) || passage.heading !== null) && isAskedBy(questionOf(passage))) ||
          (count <= mostSentences &&
            passage.sentences.some((sentence) => isStatedBy(sentence, passage.heading)));
        return isAbout ? [number] : [];
      });
    byIntent.set(id, found);
    return found;
  });
  return [...new Set(numbers)];
}
