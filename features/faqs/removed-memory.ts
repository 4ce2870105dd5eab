/** Recognizes questions that the owner removed, by what their source says. */
import { foldExactly, foldLoosely } from "#engines/faq-writer/ground.ts";
import { generationKey } from "./generation-key.ts";

/** Kept as long as the company exists. */
export interface RemovedMemory {
  /** `generationKey` of the original question. Null if the owner wrote it. */
  key: string | null;
  /** The text at the time of removal, including edits. */
  question: string;
  sourceUrl: string;
  origin: string | null;
  /** Quotes that the answer was based on. Empty if it had none. */
  sentences: string[];
}

interface Candidate {
  question: string;
  sourceUrl: string;
  origin: string | null;
  evidence: string[];
}

/**
 * Returns a function that checks whether the owner removed a question. It recognizes the question on any page and after
 * any edit, as long as its source says nothing new. A model rewords its answers each time, so its questions are
 * compared by their quotes.
 */
export function createRemovedCheck(memories: RemovedMemory[]): (candidate: Candidate) => boolean {
  const known = memories.map((memory) => ({
    ...memory,
    asked: foldLoosely(memory.question),
    said: new Set(memory.sentences.map(foldExactly)),
  }));
  return ({ question, sourceUrl, origin, evidence }) => {
    const asked = foldLoosely(question);
    const says = new Set(evidence.map(foldExactly));
    const ownKey = generationKey({ sourceUrl, question });
    return known.some((memory) => {
      const addsNothing = says.isSubsetOf(memory.said);
      const isModels = origin === "model" || memory.origin === "model";
      if (isModels && says.size > 0 && addsNothing) return true;
      const isSameQuestion =
        asked === memory.asked ||
        ownKey === memory.key ||
        generationKey({ sourceUrl: memory.sourceUrl, question }) === memory.key;
      return isSameQuestion && (memory.said.size === 0 || addsNothing);
    });
  };
}
