/**
 * The browser starts with the first page, is shared by all imports of a process, and closes when idle. Imports share
 * nothing else: each has its own proxy and rules, and each page gets a fresh context.
 */
import type { Browser, Page } from "playwright-core";
import type { Config } from "#platform/config.ts";
import { createEgressRules, type EgressRules, hostOf } from "#platform/egress/egress-rules.ts";
import type { Log } from "#platform/log.ts";
import { createTurns } from "#platform/turns.ts";
import { EgressError } from "#shared/egress.ts";
import type { BrowserRenderer } from "./browser-renderer.ts";
import { connectBrowser } from "./connect-browser.ts";
import { findBrowser } from "./find-browser.ts";
import { launchBrowser } from "./launch-browser.ts";
import { type PinningProxy, startPinningProxy } from "./pinning-proxy.ts";
import { printPage } from "./print-page.ts";
import { renderPage } from "./render-page.ts";
import { takeScreenshot } from "./take-screenshot.ts";
import { type VisitOptions, visitPage } from "./visit-page.ts";
import { watchMemory } from "./watch-memory.ts";

export interface SharedBrowserOptions {
  config: { crawl: Pick<Config["crawl"], "browserPath" | "remoteBrowser"> };
  log: Log;
  userAgent?: string;
  /** The browser closes after this idle time. Default 30 s. */
  idleMs?: number;
  /** Maximum number of open pages across all imports. Additional pages are queued. Default 6. */
  maxPages?: number;
  /** Maximum number of open pages per import. Default 3. */
  maxPagesOfOne?: number;
  /** Longer HTML is truncated. Default 2 MB. */
  maxHtmlBytes?: number;
  /**
   * Limit on the whole browser's private memory. Above it, the process of the largest page is killed, then the browser.
   * Default 1.5 GB.
   */
  maxMemoryBytes?: number;
}

/** For code in the same thread as the browser. */
export interface OwnRenderer extends BrowserRenderer {
  /** Resolves to the result of `use`, which gets a blank page. Rejects with an EgressError if the browser fails. */
  visit<T>(url: string, options: VisitOptions, use: (page: Page) => Promise<T>): Promise<T>;
  /** A PDF file of a document that loads nothing. Rejects with an EgressError if the browser fails. */
  print(html: string, options: { timeoutMs: number; signal: AbortSignal }): Promise<Uint8Array>;
}

export interface SharedBrowser {
  /**
   * Opens a renderer for one import with its own rules. Closing it closes its pages and its proxy; the browser stays.
   */
  open(rules: EgressRules): OwnRenderer;
  /** Closes every import, then the browser. */
  close(): Promise<void>;
}

interface Asked {
  url: string;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

interface OpenedPage {
  browser: Browser;
  proxy: PinningProxy;
  signal: AbortSignal;
}

interface Running {
  browser: Browser;
  release(): void;
}

const defaultTimeoutMs = 30_000;
const launchTimeoutMs = 20_000;
/** Some sites block unknown user agents. The last token still identifies us. */
const defaultUserAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 StepBot/1.0 (+help center builder)";

/** Returns null if no browser is installed or configured. The browser starts with the first page. */
export function createSharedBrowser({
  config,
  log,
  userAgent = defaultUserAgent,
  idleMs = 30_000,
  maxPages = 6,
  maxPagesOfOne = 3,
  maxHtmlBytes = 2_000_000,
  maxMemoryBytes = 1_500_000_000,
}: SharedBrowserOptions): SharedBrowser | null {
  const remote = config.crawl.remoteBrowser ?? null;
  const program = remote ? null : findBrowser({ config });
  if (remote === null && program === null) return null;
  let running: Promise<Running> | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  const readings = new Set<BrowserRenderer>();
  const allTurns = createTurns(maxPages, {
    onFirst: () => clearTimeout(idleTimer),
    onNone: () => {
      idleTimer = setTimeout(() => void stop(), idleMs).unref();
    },
  });

  async function start(): Promise<Running> {
    try {
      const startedMs = performance.now();
      const started = remote ? await connect(remote.endpoint) : await launch(program!);
      log.debug({ durationMs: Math.round(performance.now() - startedMs) }, "browser started");
      return started;
    } catch (cause) {
      log.warn({ err: cause }, "browser start failed");
      throw new EgressError("browser", "", "The browser could not be started.", { cause });
    }
  }

  async function connect(endpoint: string): Promise<Running> {
    return { browser: await connectBrowser({ endpoint, timeoutMs: launchTimeoutMs }), release() {} };
  }

  /** Connections from outside an import's context go to a proxy that blocks everything. */
  async function launch(executablePath: string): Promise<Running> {
    const dead = await startPinningProxy({ rules: createEgressRules({ allowPrivate: [] }) });
    try {
      const proxyServer = dead.server;
      const browser = await launchBrowser({ executablePath, proxyServer, timeoutMs: launchTimeoutMs });
      const memory = watchMemory({
        mark: `--proxy-server=${proxyServer}`,
        maxBytes: maxMemoryBytes,
        onTooMuch: (bytes, ended) =>
          log.warn({ bytes, ended }, "browser memory limit exceeded; process ended"),
      });
      const release = () => {
        memory.stop();
        void dead.close();
      };
      return { browser, release };
    } catch (error) {
      await dead.close();
      throw error;
    }
  }

  function runningBrowser(): Promise<Running> {
    if (running) return running;
    const attempt = start();
    const forget = () => {
      if (running === attempt) running = null;
    };
    running = attempt;
    attempt.then(({ browser, release }) => {
      browser.once("disconnected", () => {
        forget();
        release();
      });
    }, forget);
    return attempt;
  }

  async function stop(): Promise<void> {
    const ending = running;
    running = null;
    const ended = await ending?.catch(() => null);
    await ended?.browser.close().catch(() => undefined);
    ended?.release();
  }

  function open(rules: EgressRules): OwnRenderer {
    const ownTurns = createTurns(maxPagesOfOne);
    const leaving = new AbortController();
    let proxy: Promise<PinningProxy> | null = null;
    const ownProxy = () => {
      proxy ??= startPinningProxy({ rules, reachedAt: remote?.proxyUrl ?? null });
      return proxy;
    };

    /** Runs `use` with a page slot, the browser and this import's proxy. */
    async function withPage<T>(asked: Asked, use: (page: OpenedPage) => Promise<T>): Promise<T> {
      const address = rules.checkUrl(asked.url);
      return withTurn(asked, { use, isAllowed: () => rules.checkHost(hostOf(address)) });
    }

    async function withTurn<T>(
      { url, timeoutMs, signal: asked }: Asked,
      { use, isAllowed }: { use(page: OpenedPage): Promise<T>; isAllowed?(): Promise<unknown> },
    ): Promise<T> {
      const signal = AbortSignal.any([closing.signal, leaving.signal, ...(asked ? [asked] : [])]);
      await ownTurns.take();
      await allTurns.take();
      try {
        throwIfAborted(signal, url);
        await isAllowed?.();
        // The renderer may have been closed in the meantime, and anything started from here on would leak.
        throwIfAborted(signal, url);
        const [{ browser }, way] = await Promise.all([runningBrowser(), ownProxy()]);
        throwIfAborted(signal, url);
        return await untilStopped({ page: use({ browser, proxy: way, signal }), timeoutMs, signal, url });
      } catch (error) {
        if (signal.aborted) throw aborted(url);
        if (error instanceof EgressError)
          throw new EgressError(error.code, url, error.message, { cause: error.cause });
        throw new EgressError("browser", url, "The browser failed.", { cause: error });
      } finally {
        allTurns.leave();
        ownTurns.leave();
      }
    }

    const reading: OwnRenderer = {
      render(url, { timeoutMs = defaultTimeoutMs, signal } = {}) {
        return withPage({ url, timeoutMs, signal }, (page) =>
          renderPage({ ...page, url, timeoutMs, userAgent, maxHtmlBytes }),
        );
      },
      screenshot(url, options) {
        const { timeoutMs, waitForMs, signal } = options;
        const all = { url, timeoutMs: timeoutMs + waitForMs + 10_000, signal };
        return withPage(all, (page) =>
          takeScreenshot({ ...page, url, options: { ...options, signal: page.signal } }),
        );
      },
      visit(url, options, use) {
        const { timeoutMs, signal } = options;
        return withPage({ url, timeoutMs, signal }, ({ browser, proxy, signal }) =>
          visitPage({ browser, proxy, userAgent }, { ...options, signal }, use),
        );
      },
      print(html, { timeoutMs, signal }) {
        const asked = { url: "a document", timeoutMs, signal };
        return withTurn(asked, { use: ({ browser, signal }) => printPage(browser, html, signal) });
      },
      async close() {
        readings.delete(reading);
        leaving.abort();
        const opened = await proxy?.catch(() => null);
        proxy = null;
        await opened?.close();
      },
    };
    readings.add(reading);
    return reading;
  }

  return {
    open,
    async close() {
      clearTimeout(idleTimer);
      closing.abort();
      await Promise.all([...readings].map((reading) => reading.close()));
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

/** Fallback for a hung browser. Normally the page's own deadline applies first. */
function untilStopped<T>({ page, timeoutMs, signal, url }: Stopping<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = new EgressError("timeout", url, "The page did not respond in time.");
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
  return new EgressError("aborted", url, "The request was canceled.");
}
