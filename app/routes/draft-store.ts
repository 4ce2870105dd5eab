/**
 * What was typed and not saved, kept in this browser until it is: through a reload, a crash, a closed tab. Nothing here
 * throws: if storage is full or blocked, drafts are not saved and editing still works.
 */
export function createDraftStore<Draft>(prefix: string, isDraft: (fields: Partial<Draft>) => boolean) {
  const read = (id: string): Draft | null => {
    const kept = attempt(() => localStorage.getItem(prefix + id));
    const value: unknown = kept ? attempt(() => JSON.parse(kept)) : null;
    return typeof value === "object" && value !== null && isDraft(value) ? (value as Draft) : null;
  };
  return {
    read,
    keep: (id: string, draft: Draft) =>
      void attempt(() => localStorage.setItem(prefix + id, JSON.stringify(draft))),
    drop: (id: string) => void attempt(() => localStorage.removeItem(prefix + id)),
    /** Ids of all that is kept. */
    list: (): string[] =>
      (attempt(() => Object.keys(localStorage)) ?? []).flatMap((key) =>
        key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
      ),
  };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
