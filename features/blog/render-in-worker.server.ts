/**
 * Renders posts in a worker thread. A long post takes a second, and a few thousand brackets or pipes keep any Markdown
 * parser busy for minutes. Neither may block other requests.
 */
import { LRUCache } from "lru-cache";
import { createThreadPool } from "#platform/threads/thread-pool.ts";
import { asTyped } from "#shared/as-typed.ts";
import type { RenderedPost } from "./render-post.ts";
import type { RenderTasks } from "./render-thread.server.ts";

/** A post of maximum length takes a second, and several on a busy machine. */
const maxRenderMs = 15_000;
const maxKeptCharacters = 8_000_000;
/**
 * If rendering fails, visitors get plain text for this long. Then rendering is tried again, because the machine may
 * just have been busy.
 */
const keptPlainMs = 600_000;

/** Renders one post at a time. Never rejects, but falls back to plain text on a failure or timeout. */
export const renderPostInWorker = createPostRenderer({ maxRenderMs });

export function createPostRenderer(limits: { maxRenderMs: number }) {
  const { tasks } = createThreadPool<RenderTasks>({
    script: "#features/blog/render-thread.server.ts",
    maxMemoryMb: 256,
    maxMs: limits.maxRenderMs,
    use: "again",
    idleMs: 30_000,
    atOnce: 1,
  });
  const kept = new LRUCache<string, RenderedPost>({
    maxSize: maxKeptCharacters,
    sizeCalculation: ({ html }, markdown) => html.length + markdown.length + 1,
  });
  const underway = new Map<string, Promise<RenderedPost>>();

  return (markdown: string): Promise<RenderedPost> => {
    const known = kept.get(markdown);
    if (known) return Promise.resolve(known);
    const begun = underway.get(markdown);
    if (begun) return begun;
    const rendering = renderAndKeep(markdown).finally(() => underway.delete(markdown));
    underway.set(markdown, rendering);
    return rendering;
  };

  async function renderAndKeep(markdown: string): Promise<RenderedPost> {
    try {
      const post = await tasks.render(markdown);
      kept.set(markdown, post);
      return post;
    } catch {
      const post = { html: asTyped(markdown), contents: [] };
      kept.set(markdown, post, { ttl: keptPlainMs });
      return post;
    }
  }
}
