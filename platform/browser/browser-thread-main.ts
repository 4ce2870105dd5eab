/** The inside of the thread that has the browser of this process. Started by `lendBrowser` only. */
import { parentPort, workerData } from "node:worker_threads";
import type { Config } from "#platform/config.ts";
import { createEgressRules } from "#platform/egress/egress-rules.ts";
import { createLog } from "#platform/log.ts";
import { lowerThreadPriority } from "#platform/lower-priority.ts";
import { boundedLines } from "#platform/security-log.ts";
import { EgressError } from "#shared/egress.ts";
import type { FromBrowser, Lending, PageOrder, ToBrowser } from "./browser-thread-messages.ts";
import { createSharedBrowser } from "./create-shared-browser.ts";

lowerThreadPriority();

const config = workerData as Config;
/** Readings that were begun here, and those that still go on. */
let begun = 0;
let open = 0;
const log = createLog(config);
const report = boundedLines(log);
const browser = createSharedBrowser({ config, log, onIdle: tellIdle });

parentPort?.on("message", serve);

function serve({ port, allowPrivate, first }: Lending): void {
  begun += 1;
  open += 1;
  const renderer = browser?.open(createEgressRules({ allowPrivate, onRefused }));
  const underWay = new Map<number, AbortController>();
  const say = (message: FromBrowser) => port.postMessage(message);

  // Whoever read with it has ended, however it did.
  port.on("close", () => {
    open -= 1;
    void renderer?.close();
  });
  port.on("message", hear);
  hear(first);

  function hear(message: ToBrowser): void {
    if (message.type === "abort") underWay.get(message.id)?.abort();
    else void work(message);
  }

  async function work(order: PageOrder): Promise<void> {
    const { id, url } = order;
    const abort = new AbortController();
    underWay.set(id, abort);
    try {
      say({ type: "done", id, result: await page(order, abort.signal) });
    } catch (error) {
      const code = error instanceof EgressError ? error.code : "browser";
      say({ type: "failed", id, code, url, message: error instanceof Error ? error.message : String(error) });
    } finally {
      underWay.delete(id);
    }
  }

  function page(order: PageOrder, signal: AbortSignal): Promise<unknown> {
    if (!renderer) throw new EgressError("browser", order.url, "No browser is installed.");
    const { url } = order;
    if (order.type === "screenshot") return renderer.screenshot(url, { ...order.options, signal });
    return renderer.render(url, { signal, ...(order.timeoutMs ? { timeoutMs: order.timeoutMs } : {}) });
  }
}

function onRefused(target: { address: string | null; port: number }): void {
  report("egress-blocked", () => target);
}

function tellIdle(): void {
  if (open === 0) parentPort?.postMessage(begun);
}
