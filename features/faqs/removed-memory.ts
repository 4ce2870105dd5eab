/** Recognizes a question that the owner removed, by what the source says. Pure. */
import { foldExactly, foldLoosely } from "#engines/faq-writer/ground.ts";
import { generationKey } from "./generation-key.ts";

/** What is kept of a removed question for as long as its company exists. */
export interface RemovedMemory {
  /** `generationKey` of the question as it was generated; null for one that a person typed. */
  key: string | null;
  /** As it was when it was removed, edits included. */
  question: string;
  sourceUrl: string;
  origin: string | null;
  /** The quotes it was based on; empty for one without a source. */
  sentences: string[];
}

interface Candidate {
  question: string;
  sourceUrl: string;
  origin: string | null;
  evidence: string[];
}

/**
 * Whether the owner removed this question. The same question counts on any page and under any edit, as long as the
 * source says nothing that it didn't say then. A model words the same answer differently each time, so for a model's
 * question the quotes decide.
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
