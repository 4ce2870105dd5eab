/** Saves what is typed to this browser, debounced, and restores the draft from an earlier visit. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { createDraftStore } from "./draft-store.ts";

const keepAfterMs = 250;

export function useKeptDraft<Draft>({
  store,
  id,
  draft,
  isChanged,
  isPosted,
  onFound,
}: {
  store: ReturnType<typeof createDraftStore<Draft>>;
  id: string;
  draft: Draft;
  isChanged: boolean;
  /** True if the page has values that were just posted, which are newer than a stored draft. */
  isPosted: boolean;
  onFound: (kept: Draft) => void;
}) {
  const [found, setFound] = useState<Draft | null>(null);
  const take = useEffectEvent(onFound);
  const isReady = useRef(false);

  // The server can't know this browser's drafts, so they are read after hydration.
  useEffect(() => {
    const kept = isPosted ? null : store.read(id);
    if (kept) {
      // From now on, this tab owns the draft.
      store.keep(id, kept);
      setFound(kept);
      take(kept);
    }
    isReady.current = true;
  }, [store, id, isPosted]);

  const pending = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isReady.current) return;
    pending.current = () => {
      pending.current = null;
      if (isChanged) return store.keep(id, draft);
      store.dropOwn(id);
      setFound(null);
    };
    const timer = setTimeout(() => pending.current?.(), keepAfterMs);
    return () => clearTimeout(timer);
  }, [store, id, draft, isChanged]);
  useEffect(() => {
    const flush = () => pending.current?.();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, []);

  return {
    /** The restored draft, while part of it is unsaved. */
    found: isChanged ? found : null,
    drop() {
      pending.current = null;
      setFound(null);
      store.drop(id);
    },
  };
}
