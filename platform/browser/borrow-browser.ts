/** The browser of this process for a reading in another thread, by the line that `lendBrowser` gave. */
import type { MessagePort } from "node:worker_threads";
import { EgressError } from "#shared/egress.ts";
import type { BrowserRenderer } from "./browser-renderer.ts";
import type { FromBrowser, PageOrder } from "./browser-thread-messages.ts";

type Unnumbered<Order> = Order extends PageOrder ? Omit<Order, "id"> : never;

export function borrowBrowser(port: MessagePort): BrowserRenderer {
  let nextId = 1;
  let isClosed = false;
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  port.on("message", (message: FromBrowser) => {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (waiting.size === 0) port.unref();
    if (message.type === "done") asked?.resolve(message.result);
    else asked?.reject(new EgressError(message.code, message.url, message.message));
  });
  // The browser's thread has ended, with whatever was asked of it.
  port.on("close", () => {
    isClosed = true;
    for (const { reject } of waiting.values())
      reject(new EgressError("browser", "", "The browser has ended."));
    waiting.clear();
  });
  port.unref();

  function ask<Result>(order: Unnumbered<PageOrder>, signal: AbortSignal | undefined): Promise<Result> {
    const { url } = order;
    if (signal?.aborted) return Promise.reject(new EgressError("aborted", url, "The request was cancelled."));
    if (isClosed) return Promise.reject(new EgressError("browser", url, "The browser has ended."));
    const id = nextId++;
    const stop = () => port.postMessage({ type: "abort", id });
    return new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      signal?.addEventListener("abort", stop, { once: true });
      port.ref();
      port.postMessage({ ...order, id });
    }).finally(() => signal?.removeEventListener("abort", stop));
  }

  return {
    render: (url, { timeoutMs, signal } = {}) => ask({ type: "render", url, timeoutMs }, signal),
    screenshot: (url, { signal, ...options }) => ask({ type: "screenshot", url, options }, signal),
    async close() {
      port.close();
    },
  };
}
