/** Gives a worker thread access to the process's browser, through the port from `lendBrowser`. */
import type { MessagePort } from "node:worker_threads";
import { callTasks } from "#platform/threads/call-tasks.ts";
import { EgressError } from "#shared/egress.ts";
import type { BrowserRenderer } from "./browser-renderer.ts";
import type { PageTasks } from "./browser-thread-main.ts";

export function borrowBrowser(port: MessagePort): BrowserRenderer {
  const { tasks, fail } = callTasks<PageTasks>(port, { errors: [EgressError] });
  // The browser's thread has exited, so all pending calls fail.
  port.on("close", () => fail(new Error("The browser has exited.")));

  async function ask<Result>(
    url: string,
    signal: AbortSignal | undefined,
    call: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      if (signal?.aborted) throw new EgressError("aborted", url, "The request was canceled.");
      if (error instanceof EgressError) throw error;
      throw new EgressError("browser", url, error instanceof Error ? error.message : String(error));
    }
  }

  return {
    render: (url, { timeoutMs, signal } = {}) =>
      ask(url, signal, () => tasks.render({ url, timeoutMs }, { signal })),
    screenshot: (url, { signal, ...options }) =>
      ask(url, signal, () => tasks.screenshot({ url, options }, { signal })),
    async close() {
      port.close();
    },
  };
}
