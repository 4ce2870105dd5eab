import { useEffect } from "react";
import { createFocusKeeper } from "./focus-keeper.ts";

/**
 * If the focused element is removed, hidden or disabled, moves the focus to what is next to it, so that people with a
 * keyboard or a screen reader keep their place. Render it once.
 */
export function KeepFocus(): null {
  useEffect(() => {
    const keeper = createFocusKeeper();
    const observer = new MutationObserver(keeper.check);
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true, passive: true };
    document.addEventListener("focusin", keeper.remember, options);
    // A folded <details> and a closed dialog hide the focus without a change that the observer sees.
    for (const type of ["toggle", "close"]) document.addEventListener(type, keeper.check, options);
    document.addEventListener("keydown", () => keeper.follow(true), options);
    document.addEventListener("pointerdown", () => keeper.follow(false), options);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }, []);
  return null;
}
