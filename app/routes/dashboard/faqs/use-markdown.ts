/** The renderer of answers, loaded once a page needs it: the same one that visitors' pages are made with. */
import { useSyncExternalStore } from "react";

type Render = (markdown: string) => string;

let render: Render | null = null;
let isLoading = false;
const waiting = new Set<() => void>();

/** Null until it is there: then the words stand as they were typed. */
export function useMarkdown(): Render | null {
  return useSyncExternalStore(
    subscribe,
    () => render,
    () => null,
  );
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  if (!render && !isLoading) void load();
  return () => waiting.delete(tell);
}

async function load(): Promise<void> {
  isLoading = true;
  const loaded = await import("#shared/markdown.ts").catch(() => null);
  isLoading = false;
  render = loaded?.renderMarkdown ?? null;
  if (render) for (const tell of waiting) tell();
}
