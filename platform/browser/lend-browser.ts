/**
 * One browser for all readings of this process. It lives in a thread of its own, so that its messages hold up neither
 * the server nor a reading; each reading has a line to it, with the rules that it was given here.
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
  // Longer than an unused browser takes to end.
  idleMs: 60_000,
  keepsProcess: false,
});

/**
 * The line for one reading, to be handed to its thread; closing it ends its pages. Null when no browser is installed
 * nor configured. Nothing is started before the first page is asked for. `allowPrivate`: CIDRs that its pages may
 * reach besides public addresses.
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
    // The line closes with the thread, which says it to the reading.
    tasks.serve({ port, config, allowPrivate, first }, { transfer: [port] }).catch(() => {});
  });
  port.unref();
  return theirs;
}
