/** Entry point of the worker thread that owns the process's browser. Only `lendBrowser` starts it. */
import type { MessagePort } from "node:worker_threads";
import type { Config } from "#platform/config.ts";
import { createEgressRules } from "#platform/egress/egress-rules.ts";
import { createLog } from "#platform/log.ts";
import { boundedLines } from "#platform/security-log.ts";
import { answerTasks, serveThread } from "#platform/threads/answer-tasks.ts";
import type { TaskContext, ToTasks } from "#platform/threads/thread-messages.ts";
import { EgressError } from "#shared/egress.ts";
import type { BrowserRenderer, ScreenshotOptions } from "./browser-renderer.ts";
import { createSharedBrowser } from "./create-shared-browser.ts";

interface Lending {
  port: MessagePort;
  config: Config;
  allowPrivate: string[];
  /** A message that arrived before the task's listener was attached. */
  first: ToTasks;
}

type Browser = ReturnType<typeof openBrowser>;
/** Keyed by configuration. A server process has one browser, tests have several. */
const browsers = new Map<string, Browser>();

const tasks = {
  /** Resolves when the import closes its port. */
  async serve({ port, config, allowPrivate, first }: Lending): Promise<void> {
    const key = JSON.stringify(config.crawl);
    const { browser, onRefused } = browsers.get(key) ?? openBrowser(config);
    browsers.set(key, { browser, onRefused });
    const renderer = browser?.open(createEgressRules({ allowPrivate, onRefused }));
    const hear = answerTasks(port, pageTasks(renderer));
    hear(first);
    await new Promise((resolve) => port.on("close", resolve));
    await renderer?.close();
  },
};
export type BrowserTasks = typeof tasks;

serveThread(tasks);

function openBrowser(config: Config) {
  const log = createLog(config);
  const report = boundedLines(log);
  return {
    browser: createSharedBrowser({ config, log }),
    onRefused: (target: { address: string | null; port: number }) => report("egress-blocked", () => target),
  };
}

function pageTasks(renderer: BrowserRenderer | undefined) {
  const rendererFor = (url: string) => {
    if (!renderer) throw new EgressError("browser", url, "No browser is installed.");
    return renderer;
  };
  return {
    render: ({ url, timeoutMs }: { url: string; timeoutMs: number | undefined }, { signal }: TaskContext) =>
      rendererFor(url).render(url, { signal, ...(timeoutMs ? { timeoutMs } : {}) }),
    screenshot: (
      { url, options }: { url: string; options: Omit<ScreenshotOptions, "signal"> },
      { signal }: TaskContext,
    ) => rendererFor(url).screenshot(url, { ...options, signal }),
  };
}
export type PageTasks = ReturnType<typeof pageTasks>;
