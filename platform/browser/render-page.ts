/** Opens one page in a fresh browser context, waits until its visible text is stable, and returns its HTML. */
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { EgressError, type EgressErrorCode } from "#shared/egress.ts";
import { evaluate } from "./evaluate-isolated.ts";
import type { PinningProxy, ProxyGrant } from "./pinning-proxy.ts";
import { createTextStability } from "./text-stability.ts";
import { type PageWatch, watchPage } from "./watch-page.ts";

export interface RenderJob {
  browser: Browser;
  proxy: PinningProxy;
  url: string;
  timeoutMs: number;
  userAgent: string;
  maxHtmlBytes: number;
  signal: AbortSignal;
}

export interface RenderedPage {
  url: string;
  status: number;
  html: string;
}

/** Limit on everything a page loads. Single-page applications need 1 to 5 MB. */
const maxTransferBytes = 20_000_000;
const sampleEveryMs = 200;
/** Part of the time limit reserved for serializing the page. */
const readOutMs = 2_000;
const blockedTypes = new Set(["image", "media", "font", "texttrack", "manifest", "ping", "eventsource"]);

/** Dialogs and pop-ups would block the page until a visitor responds. */
const silenceDialogs = `for (const name of ["alert", "confirm", "prompt", "print", "open"]) {
  window[name] = () => null;
}`;
const sampleText = `({
  letters: (document.body?.innerText ?? "").replace(/[\\s\\d]+/g, "").length,
  parsed: document.readyState !== "loading",
})`;

/**
 * Rules that scripts add (CSS-in-JS) aren't part of the markup. Writing them into it keeps the page's styles in the
 * HTML.
 */
const writeOutStyles = `(() => {
  const text = (sheet) => { try { return Array.from(sheet.cssRules).slice(0, 5000).map((rule) => rule.cssText).join("\\n").slice(0, 300000) } catch { return "" } };
  for (const sheet of document.styleSheets) {
    const owner = sheet.ownerNode;
    if (owner?.localName === "style" && owner.textContent.trim() === "") owner.textContent = text(sheet);
  }
  for (const sheet of document.adoptedStyleSheets ?? []) {
    const style = document.createElement("style");
    style.textContent = text(sheet);
    document.head?.append(style);
  }
})();`;

/** Rejects with an EgressError. At the time limit, resolves with the content rendered so far. */
export async function renderPage(job: RenderJob): Promise<RenderedPage> {
  const startedMs = performance.now();
  const deadlineMs = startedMs + job.timeoutMs;
  const grant = job.proxy.grant({ maxBytes: maxTransferBytes });
  const context = await openContext(job, grant);
  const onAbort = () => void context.close().catch(() => undefined);
  job.signal.addEventListener("abort", onAbort, { once: true });
  try {
    const page = await context.newPage();
    const watch = watchPage(page, context);
    await context.addInitScript(silenceDialogs);
    await context.route("**/*", (route) =>
      blockedTypes.has(route.request().resourceType()) ? route.abort() : route.continue(),
    );
    await openAddress({ page, job, deadlineMs, grant, watch });
    const session = await context.newCDPSession(page);
    // Pages may redirect client-side, and the target can fail like the first URL.
    const failure = () =>
      grant.failureOf(page.url()) ??
      (isErrorPage(page) ? (grant.failureOf(watch.address()) ?? "connection-failed") : null);
    const isGone = () => watch.crashed() || !job.browser.isConnected();
    const isOver = () => isGone() || job.signal.aborted || failure() !== null;
    await waitForText({ session, watch, deadlineMs: deadlineMs - readOutMs, isOver });
    const failureCode = failure();
    if (failureCode !== null) throw failed(failureCode, job.url);
    const html = await readHtml(session, job.maxHtmlBytes, deadlineMs);
    if (html === null) throw failed(isGone() ? "browser" : "timeout", job.url);
    return { url: page.url(), status: watch.status(), html };
  } finally {
    job.signal.removeEventListener("abort", onAbort);
    grant.close();
    await Promise.race([context.close().catch(() => undefined), wait(3_000)]);
  }
}

function openContext({ browser, proxy, userAgent }: RenderJob, grant: ProxyGrant): Promise<BrowserContext> {
  return browser.newContext({
    proxy: {
      server: proxy.server,
      bypass: "<-loopback>",
      username: grant.username,
      password: grant.password,
    },
    userAgent,
    viewport: { width: 1280, height: 900 },
    acceptDownloads: false,
    serviceWorkers: "block",
    permissions: [],
  });
}

interface Opening {
  page: Page;
  job: RenderJob;
  deadlineMs: number;
  grant: ProxyGrant;
  watch: PageWatch;
}

async function openAddress({ page, job, deadlineMs, grant, watch }: Opening): Promise<void> {
  const timeout = Math.max(1, deadlineMs - performance.now());
  try {
    await page.goto(job.url, { waitUntil: "commit", timeout });
  } catch (cause) {
    const code = grant.failureOf(watch.address() || job.url) ?? navigationFailure(cause);
    throw failed(code, job.url, cause);
  }
}

function navigationFailure(cause: unknown): EgressErrorCode {
  if (!(cause instanceof Error)) return "connection-failed";
  if (cause.name === "TimeoutError") return "timeout";
  if (/ERR_(CERT|SSL)/.test(cause.message)) return "tls";
  if (/ERR_TOO_MANY_REDIRECTS/.test(cause.message)) return "too-many-redirects";
  const isNoPage = /ERR_(ABORTED|INVALID|CONTENT|RESPONSE)|Download is starting/;
  return isNoPage.test(cause.message) ? "protocol" : "connection-failed";
}

interface Waiting {
  session: CDPSession;
  watch: PageWatch;
  deadlineMs: number;
  isOver(): boolean;
}

async function waitForText({ session, watch, deadlineMs, isOver }: Waiting): Promise<void> {
  const stability = createTextStability();
  let documents = watch.documents();
  while (performance.now() < deadlineMs && !isOver()) {
    const sample = await evaluate(session, sampleText, deadlineMs);
    if (watch.documents() !== documents) {
      documents = watch.documents();
      stability.restart();
    }
    if (isSample(sample)) {
      const { letters, parsed } = sample;
      if (stability.add({ atMs: performance.now(), letters, parsed, pendingRequests: watch.pending() }))
        return;
    }
    await wait(sampleEveryMs);
  }
}

async function readHtml(session: CDPSession, maxBytes: number, deadlineMs: number): Promise<string | null> {
  const expression = `${writeOutStyles}((document.doctype ? "<!doctype " + document.doctype.name + ">" : "") +
    (document.documentElement?.outerHTML ?? "")).slice(0, ${maxBytes})`;
  const html = await evaluate(session, expression, deadlineMs);
  if (typeof html !== "string") return null;
  const bytes = Buffer.from(html);
  return bytes.length <= maxBytes ? html : bytes.subarray(0, maxBytes).toString();
}

function isSample(value: unknown): value is { letters: number; parsed: boolean } {
  return typeof value === "object" && value !== null && "letters" in value && "parsed" in value;
}

function isErrorPage(page: Page): boolean {
  return page.url().startsWith("chrome-error:");
}

function failed(code: EgressErrorCode, url: string, cause?: unknown): EgressError {
  return new EgressError(code, url, "The page could not be rendered.", { cause });
}
