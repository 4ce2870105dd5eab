/**
 * One browser for all readings of this process. It lives in a thread of its own, so that its messages hold up neither
 * the server nor a reading; each reading has a line to it, with the rules that it was given here.
 */
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { Config } from "#platform/config.ts";
import type { Lending, ToBrowser } from "./browser-thread-messages.ts";
import { findBrowser } from "./find-browser.ts";

interface BrowserThread {
  worker: Worker;
  config: Config;
  lent: number;
}

let current: BrowserThread | null = null;

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
  port.once("message", (first: ToBrowser) => {
    const thread = threadFor(config);
    thread.lent += 1;
    const lending: Lending = { port, allowPrivate, first };
    thread.worker.postMessage(lending, [port]);
  });
  port.unref();
  return theirs;
}

function threadFor(config: Config): BrowserThread {
  if (current && isSame(current.config, config)) return current;
  const worker = new Worker(new URL("./browser-thread-main.ts", import.meta.url), { workerData: config });
  const thread: BrowserThread = { worker, config, lent: 0 };
  const forget = () => {
    if (current === thread) current = null;
  };
  worker.on("error", forget);
  worker.on("exit", forget);
  worker.on("message", (begun: number) => {
    // Another reading may be on its way to it.
    if (begun !== thread.lent) return;
    forget();
    void worker.terminate();
  });
  worker.unref();
  current = thread;
  return thread;
}

/** A process has one configuration; tests have several. */
function isSame(one: Config, other: Config): boolean {
  return JSON.stringify(one.crawl) === JSON.stringify(other.crawl);
}
