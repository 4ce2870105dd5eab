/** The renderer of answers, loaded once a page needs it: the same one that visitors' pages are made with. */
import { useSyncExternalStore } from "react";

type Render = (markdown: string) => string;

let render: Render | null = null;
let isLoading = false;
let isAwaited = false;
const idleMs = 2_000;
const waiting = new Set<() => void>();

/**
 * Null until it is there: then the words stand as they were typed. `isNeeded`: not by texts that the server has
 * rendered; then it comes when the browser has nothing else to do: others stand further down.
 */
export function useMarkdown({ isNeeded }: { isNeeded: boolean }): Render | null {
  return useSyncExternalStore(
    isNeeded ? subscribe : awaitIdleness,
    () => render,
    () => null,
  );
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  loadOnce();
  return () => waiting.delete(tell);
}

function awaitIdleness(): () => void {
  if (!render && !isAwaited) {
    isAwaited = true;
    // Safari has no other way to wait.
    if (window.requestIdleCallback) window.requestIdleCallback(loadOnce, { timeout: idleMs });
    else setTimeout(loadOnce, idleMs);
  }
  return () => {};
}

function loadOnce(): void {
  if (!render && !isLoading) void load();
}

async function load(): Promise<void> {
  isLoading = true;
  const loaded = await import("#shared/markdown.ts").catch(() => null);
  isLoading = false;
  render = loaded?.renderMarkdown ?? null;
  if (render) for (const tell of waiting) tell();
}
