/** Identifies this tab, so that it doesn't drop another tab's drafts. */
const tab = crypto.getRandomValues(new Uint32Array(2)).join("-");

/**
 * Keeps unsaved text in this browser through a reload, a crash or a closed tab. Never throws: if storage is full or
 * blocked, drafts aren't saved but editing still works.
 */
export function createDraftStore<Draft>(prefix: string, isDraft: (fields: Partial<Draft>) => boolean) {
  const parse = (id: string): unknown => {
    const kept = attempt(() => localStorage.getItem(prefix + id));
    return kept ? attempt(() => JSON.parse(kept)) : null;
  };
  const drop = (id: string) => void attempt(() => localStorage.removeItem(prefix + id));
  return {
    read(id: string): Draft | null {
      const value = parse(id);
      if (typeof value !== "object" || value === null || !isDraft(value)) return null;
      return Object.fromEntries(Object.entries(value).filter(([name]) => name !== "tab")) as Draft;
    },
    keep: (id: string, draft: Draft) =>
      void attempt(() => localStorage.setItem(prefix + id, JSON.stringify({ ...draft, tab }))),
    drop,
    /** Drops the draft only if this tab wrote it. */
    dropOwn(id: string): void {
      const value = parse(id);
      if (typeof value === "object" && value !== null && "tab" in value && value.tab === tab) drop(id);
    },
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
