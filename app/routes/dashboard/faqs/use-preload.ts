import { useEffect } from "react";

const signsOfUse = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Loads a part that is needed soon as soon as the person uses the page, so that the first view doesn't wait for it. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const ended = new AbortController();
    const start = () => {
      ended.abort();
      void load();
    };
    for (const sign of signsOfUse)
      window.addEventListener(sign, start, { signal: ended.signal, passive: true, capture: true });
    return () => ended.abort();
  }, [load]);
}
