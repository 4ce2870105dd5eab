/** The browser's life: started with the first page, shared by the next ones, ended when nobody needs it. */
import type { Browser } from "playwright-core";
import type { Config } from "#platform/config.ts";
import { type EgressRules, hostOf } from "#platform/egress/egress-rules.ts";
import type { Log } from "#platform/log.ts";
import { EgressError, type RenderPage } from "#shared/egress.ts";
import { connectBrowser } from "./connect-browser.ts";
import { findBrowser } from "./find-browser.ts";
import { launchBrowser } from "./launch-browser.ts";
import { type PinningProxy, startPinningProxy } from "./pinning-proxy.ts";
import { renderPage } from "./render-page.ts";
import { type MemoryWatch, watchMemory } from "./watch-memory.ts";

export interface BrowserRendererOptions {
  config: { crawl: Pick<Config["crawl"], "browserPath" | "remoteBrowser"> };
  /** The rules of the egress: one guard for both. */
  rules: EgressRules;
  log: Log;
  userAgent?: string;
  /** The browser ends when it was unused for this long. Default 30 s. */
  idleMs?: number;
  /** Pages open at once; more wait. Default 3. */
  maxPages?: number;
  /** HTML beyond this is cut. Default 2 MB. */
  maxHtmlBytes?: number;
  /** Private memory of the whole browser beyond which it is ended, and its pages with it. Default 1.5 GB. */
  maxMemoryBytes?: number;
}

export interface BrowserRenderer {
  /** `timeoutMs` (default 30 s) counts from the moment the page has its turn. Rejects with an EgressError. */
  render: RenderPage;
  /** Ends the browser; pages under way fail with "aborted". */
  close(): Promise<void>;
}

interface Running {
  browser: Browser;
  proxy: PinningProxy;
  memory: MemoryWatch | null;
}

const defaultTimeoutMs = 30_000;
const launchTimeoutMs = 20_000;
/** Sites serve many pages only to what looks like a browser; the last word still says who asks. */
const defaultUserAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 StepBot/1.0 (+help center builder)";

/** Null when no browser is installed nor configured. Nothing is started before the first page. */
export function createBrowserRenderer({
  config,
  rules,
  log,
  userAgent = defaultUserAgent,
  idleMs = 30_000,
  maxPages = 3,
  maxHtmlBytes = 2_000_000,
  maxMemoryBytes = 1_500_000_000,
}: BrowserRendererOptions): BrowserRenderer | null {
  const remote = config.crawl.remoteBrowser ?? null;
  const program = remote ? null : findBrowser({ config });
  if (remote === null && program === null) return null;
  let running: Promise<Running> | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let openPages = 0;
  const waiting: (() => void)[] = [];
  const closing = new AbortController();

  async function start(): Promise<Running> {
    const proxy = await startPinningProxy({ rules, reachedAt: remote?.proxyUrl ?? null });
    try {
      const startedMs = performance.now();
      const started = remote ? await connect(remote.endpoint, proxy) : await launch(program!, proxy);
      log.debug({ durationMs: Math.round(performance.now() - startedMs) }, "browser started");
      return started;
    } catch (cause) {
      await proxy.close();
      log.warn({ err: cause }, "the browser could not be started");
      throw new EgressError("browser", "", "The browser could not be started.", { cause });
    }
  }

  async function connect(endpoint: string, proxy: PinningProxy): Promise<Running> {
    const browser = await connectBrowser({ endpoint, timeoutMs: launchTimeoutMs });
    return { browser, proxy, memory: null };
  }

  async function launch(executablePath: string, proxy: PinningProxy): Promise<Running> {
    const proxyServer = proxy.server;
    const browser = await launchBrowser({ executablePath, proxyServer, timeoutMs: launchTimeoutMs });
    const memory = watchMemory({
      mark: `--proxy-server=${proxyServer}`,
      maxBytes: maxMemoryBytes,
      onTooMuch: (bytes) => log.warn({ bytes }, "the browser took too much memory and was ended"),
    });
    return { browser, proxy, memory };
  }

  function runningBrowser(): Promise<Running> {
    if (running) return running;
    const attempt = start();
    const forget = () => {
      if (running === attempt) running = null;
    };
    running = attempt;
    attempt.then(({ browser, proxy, memory }) => {
      browser.once("disconnected", () => {
        forget();
        memory?.stop();
        void proxy.close();
      });
    }, forget);
    return attempt;
  }

  async function stop(): Promise<void> {
    const ending = running;
    running = null;
    const ended = await ending?.catch(() => null);
    ended?.memory?.stop();
    await ended?.browser.close().catch(() => undefined);
    await ended?.proxy.close();
  }

  async function takeTurn(): Promise<void> {
    clearTimeout(idleTimer);
    if (openPages >= maxPages) await new Promise<void>((resolve) => waiting.push(resolve));
    else openPages += 1;
  }

  function endTurn(): void {
    const next = waiting.shift();
    if (next) {
      next();
      return;
    }
    openPages -= 1;
    if (openPages === 0) idleTimer = setTimeout(() => void stop(), idleMs).unref();
  }

  const render: RenderPage = async (url, options = {}) => {
    const signal = AbortSignal.any([closing.signal, ...(options.signal ? [options.signal] : [])]);
    const address = rules.checkUrl(url);
    await takeTurn();
    try {
      throwIfAborted(signal, url);
      await rules.checkHost(hostOf(address));
      const { browser, proxy } = await runningBrowser();
      throwIfAborted(signal, url);
      const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
      const page = renderPage({ browser, proxy, url, timeoutMs, userAgent, maxHtmlBytes, signal });
      return await untilStopped({ page, timeoutMs, signal, url });
    } catch (error) {
      if (signal.aborted) throw aborted(url);
      if (error instanceof EgressError)
        throw new EgressError(error.code, url, error.message, { cause: error.cause });
      throw new EgressError("browser", url, "The browser failed.", { cause: error });
    } finally {
      endTurn();
    }
  };

  return {
    render,
    async close() {
      clearTimeout(idleTimer);
      closing.abort();
      await stop();
    },
  };
}

interface Stopping<T> {
  page: Promise<T>;
  timeoutMs: number;
  signal: AbortSignal;
  url: string;
}

/** The page's own deadline ends it in time as long as the browser answers; this holds when it does not. */
function untilStopped<T>({ page, timeoutMs, signal, url }: Stopping<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = new EgressError("timeout", url, "The page did not answer in time.");
    const timer = setTimeout(() => reject(late), timeoutMs + 3_000);
    const onAbort = () => reject(aborted(url));
    signal.addEventListener("abort", onAbort, { once: true });
    page.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
    });
  });
}

function throwIfAborted(signal: AbortSignal, url: string): void {
  if (signal.aborted) throw aborted(url);
}

function aborted(url: string): EgressError {
  return new EgressError("aborted", url, "The request was cancelled.");
}
