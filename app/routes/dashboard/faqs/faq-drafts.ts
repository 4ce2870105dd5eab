/**
 * What was typed and not saved, kept in this browser until it is: through a reload, a crash, a closed tab. Nothing
 * here throws: without storage (full, forbidden) typing goes on as before.
 */
export interface FaqDraft {
  question: string;
  answer: string;
  category: string;
  baseCategory: string;
  /** Of the text that the editing began with. */
  version: number;
}

const prefix = "step.faq-draft.";

export function readFaqDraft(faqId: string): FaqDraft | null {
  const kept = attempt(() => localStorage.getItem(prefix + faqId));
  const value: unknown = kept ? attempt(() => JSON.parse(kept)) : null;
  return isDraft(value) ? value : null;
}

export function keepFaqDraft(faqId: string, draft: FaqDraft): void {
  attempt(() => localStorage.setItem(prefix + faqId, JSON.stringify(draft)));
}

export function dropFaqDraft(faqId: string): void {
  attempt(() => localStorage.removeItem(prefix + faqId));
}

export function listFaqDrafts(): string[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

function isDraft(value: unknown): value is FaqDraft {
  if (typeof value !== "object" || value === null) return false;
  const { question, answer, category, baseCategory, version } = value as Record<string, unknown>;
  return (
    [question, answer, category, baseCategory].every((text) => typeof text === "string") &&
    typeof version === "number"
  );
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
