/** Keeps what is typed in this browser, a moment after each change, and finds what an earlier visit left. */
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
  /** The page holds what was posted just now, which is newer than what an earlier visit left. */
  isPosted: boolean;
  onFound: (kept: Draft) => void;
}) {
  const [found, setFound] = useState<Draft | null>(null);
  const take = useEffectEvent(onFound);
  const isReady = useRef(false);

  // What this browser kept can only be read once the script is there.
  useEffect(() => {
    const kept = isPosted ? null : store.read(id);
    if (kept) {
      // From now on this tab keeps it.
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
    /** What was found, while something of it is not saved. */
    found: isChanged ? found : null,
    drop() {
      pending.current = null;
      setFound(null);
      store.drop(id);
    },
  };
}
