/**
 * Renders posts in a thread of their own. A long post takes a second, and a few thousand brackets or bars take any
 * Markdown parser minutes: neither is what the readers of other pages should wait for.
 */
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { asTyped } from "#shared/as-typed.ts";
import type { RenderedPost } from "./render-post.ts";

/** A post of the greatest length takes a second, and several on a machine that is busy with other things. */
const maxRenderMs = 15_000;
/** A thread that waits costs memory. */
const maxIdleMs = 30_000;
const maxMemoryMb = 256;
const maxKeptCharacters = 8_000_000;
/** What took too long is not tried at every visit, and not given up for good: the machine may have been busy. */
const keptPlainMs = 600_000;

/** Never rejects: what can't be rendered, or not in time, is shown as it was typed. One at a time. */
export const renderPostApart = createPostRenderer({ maxRenderMs });

export function createPostRenderer(limits: { maxRenderMs: number }) {
  const kept = new LRUCache<string, RenderedPost>({
    maxSize: maxKeptCharacters,
    sizeCalculation: ({ html }, markdown) => html.length + markdown.length + 1,
  });
  const underway = new Map<string, Promise<RenderedPost>>();
  let last: Promise<unknown> = Promise.resolve();
  let spare: { worker: Worker; timer: NodeJS.Timeout } | null = null;

  return (markdown: string): Promise<RenderedPost> => {
    const known = kept.get(markdown);
    if (known) return Promise.resolve(known);
    const begun = underway.get(markdown);
    if (begun) return begun;
    const rendering = last.then(() => renderAndKeep(markdown)).finally(() => underway.delete(markdown));
    last = rendering;
    underway.set(markdown, rendering);
    return rendering;
  };

  async function renderAndKeep(markdown: string): Promise<RenderedPost> {
    const worker = takeWorker();
    try {
      const post = await answerOf(worker, markdown);
      keepWorker(worker);
      kept.set(markdown, post);
      return post;
    } catch {
      await worker.terminate();
      const post = { html: asTyped(markdown), contents: [] };
      kept.set(markdown, post, { ttl: keptPlainMs });
      return post;
    }
  }

  function takeWorker(): Worker {
    if (!spare) return startThread();
    const { worker, timer } = spare;
    spare = null;
    clearTimeout(timer);
    worker.ref();
    return worker;
  }

  function keepWorker(worker: Worker): void {
    const timer = setTimeout(() => {
      if (spare?.worker === worker) spare = null;
      void worker.terminate();
    }, maxIdleMs);
    timer.unref();
    worker.unref();
    spare = { worker, timer };
  }

  function startThread(): Worker {
    // Found by its name, wherever this file has been bundled into.
    const script = createRequire(import.meta.url).resolve("#features/blog/render-thread.server.ts");
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } });
    const drop = () => {
      if (spare?.worker === worker) spare = null;
    };
    worker.on("error", drop);
    worker.on("exit", drop);
    return worker;
  }

  function answerOf(worker: Worker, markdown: string): Promise<RenderedPost> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(null), limits.maxRenderMs);
      const end = (post: RenderedPost | null) => {
        clearTimeout(timer);
        worker.off("message", end).off("error", fail).off("exit", fail);
        if (post) resolve(post);
        else reject(new Error("this text can't be rendered, or not in time"));
      };
      const fail = () => end(null);
      worker.on("message", end).on("error", fail).on("exit", fail);
      worker.postMessage(markdown);
    });
  }
}
