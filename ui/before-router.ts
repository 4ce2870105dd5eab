/**
 * Listeners for Back and Forward that run before the router's, and may stop it. Browsers call the window's listeners in
 * the order in which they were added, even those for the capture phase, so one is added before the router exists.
 */
type OnPop = (event: PopStateEvent) => void;

const listeners = new Set<OnPop>();

/** Call it once, before the router is made. */
export function listenBeforeRouter(): void {
  window.addEventListener("popstate", (event) => {
    for (const onPop of listeners) onPop(event);
  });
}

/** Stop the event with `stopImmediatePropagation` to keep it from the router. Returns how to end it. */
export function onPopBeforeRouter(onPop: OnPop): () => void {
  listeners.add(onPop);
  return () => {
    listeners.delete(onPop);
  };
}
