/** Recognizes questions that the owner removed by what their source says. Pure. */
import { foldExactly, foldLoosely } from "#engines/faq-writer/ground.ts";
import { generationKey } from "./generation-key.ts";

/** Kept for as long as the company exists. */
export interface RemovedMemory {
  /** `generationKey` of the original question; null for one that the owner typed. */
  key: string | null;
  /** The text when it was removed, including edits. */
  question: string;
  sourceUrl: string;
  origin: string | null;
  /** Quotes it was based on; empty if it had no source. */
  sentences: string[];
}

interface Candidate {
  question: string;
  sourceUrl: string;
  origin: string | null;
  evidence: string[];
}

/**
 * Whether the owner removed this question. It is recognized on any page and after any edit, as long as the source
 * doesn't say anything new. A model rewords its answers each time, so the quotes identify a model's question.
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
