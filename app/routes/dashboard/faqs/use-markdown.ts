/** The renderer of answers, loaded once a page needs it: the same one that visitors' pages are made with. */
import { useSyncExternalStore } from "react";

type Render = (markdown: string) => string;

let render: Render | null = null;
let isLoading = false;
const waiting = new Set<() => void>();

/**
 * Null until it is there: then the words stand as they were typed. `isNeeded`: not by texts that the server has
 * rendered; then it comes when the page is scrolled, on whose way are others.
 */
export function useMarkdown({ isNeeded }: { isNeeded: boolean }): Render | null {
  return useSyncExternalStore(
    isNeeded ? subscribe : awaitScroll,
    () => render,
    () => null,
  );
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  loadOnce();
  return () => waiting.delete(tell);
}

function awaitScroll(): () => void {
  if (render || isLoading) return () => {};
  window.addEventListener("scroll", loadOnce, { passive: true, once: true });
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
