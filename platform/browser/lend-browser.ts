/**
 * Shares one browser among all imports of this process. It has its own worker thread, so that its messages block
 * neither the server nor an import. Each import gets a port to it, with its own egress rules.
 */
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Config } from "#platform/config.ts";
import type { ToTasks } from "#platform/threads/thread-messages.ts";
import { createThreadPool } from "#platform/threads/thread-pool.ts";
import type { BrowserTasks } from "./browser-thread-main.ts";
import { findBrowser } from "./find-browser.ts";

const { tasks } = createThreadPool<BrowserTasks>({
  script: "#platform/browser/browser-thread-main.ts",
  use: "together",
  // Longer than the browser's own idle timeout, so that it has exited by then.
  idleMs: 60_000,
  keepsProcess: false,
});

/**
 * Opens a port for one import, to be transferred to its thread. Closing the port closes the import's pages. Returns
 * null if no browser is installed or configured. The browser starts with the first page. `allowPrivate` has the CIDR
 * blocks that the pages may reach besides public addresses.
 */
export function lendBrowser({
  config,
  allowPrivate,
}: {
  config: Config;
  allowPrivate: string[];
}): MessagePort | null {
  if (!config.crawl.remoteBrowser && findBrowser({ config }) === null) return null;
  const { port1: theirs, port2: port } = new MessageChannel();
  port.once("message", (first: ToTasks) => {
    // The port closes with the thread, which notifies the import.
    tasks.serve({ port, config, allowPrivate, first }, { transfer: [port] }).catch(() => {});
  });
  port.unref();
  return theirs;
}
