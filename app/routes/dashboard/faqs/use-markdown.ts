/** Loads the answer renderer on demand. It is the same one that public pages use. */
import { useSyncExternalStore } from "react";

type Render = (markdown: string) => string;

let render: Render | null = null;
let isLoading = false;
let isAwaited = false;
const idleMs = 2_000;
const waiting = new Set<() => void>();

/**
 * Returns null until the renderer is loaded; until then, the text is shown as typed. With `isNeeded` false, the server
 * has rendered the visible texts, so loading waits until the browser is idle.
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
    // Safari lacks requestIdleCallback.
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
