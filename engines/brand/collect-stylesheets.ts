import { type AnyNode, isTag } from "domhandler";
import { pause } from "#engines/crawler/waiting.ts";
import { EgressError, type EgressErrorCode, type EgressFetch } from "#shared/egress.ts";
import { withoutComments } from "./parse-css.ts";
import { parseHtml } from "./parse-html.ts";
import { resolveUrl } from "./parse-page.ts";
import type { StyleCoverage, Stylesheet } from "./types.ts";

const MAX_SHEETS = 10;
const MAX_BYTES = 500_000;
const TOTAL_TIMEOUT_MS = 8_000;
/** Applies to each attempt at a sheet; a slow server gets two retries. */
const REQUEST_TIMEOUT_MS = 4_000;
const RETRY_DELAYS_MS = [250, 1_000];
const RETRIED_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);
/** A retry would fail with the same error. */
const FINAL_ERRORS: ReadonlySet<EgressErrorCode> = new Set([
  "invalid-url",
  "no-such-host",
  "refused-address",
  "tls",
  "too-many-redirects",
  "aborted",
]);
const IMPORT_LEVELS = 2;
/** Style sheets of fonts, icons and animations contain no brand colors. */
const WITHOUT_COLORS =
  /fonts\.googleapis|fonts\.bunny|use\.typekit|font-?awesome|bootstrap-icons|material-?icons|boxicons|remixicon|swiper|slick|aos\.css|animate(?:\.min)?\.css|fancybox|lightbox|glightbox/i;

export interface CollectedStylesheets {
  /** In cascade order: an imported sheet comes before its importer. */
  stylesheets: Stylesheet[];
  /** Failed sheets go into the crawl report and aren't thrown. */
  notes: { url: string; reason: string }[];
  coverage: StyleCoverage;
}

/**
 * Fetches the style sheets that a page links to, including `@import` two levels deep: at most ten sheets of up to 500
 * kB in 8 s, in parallel. Retries transient failures with backoff. Never rejects. Doesn't return inline sheets.
 */
export async function collectStylesheets(input: {
  startUrl: string;
  html: string;
  fetch: EgressFetch;
  signal?: AbortSignal;
  wait?: Wait;
}): Promise<CollectedStylesheets> {
  const timeout = AbortSignal.timeout(TOTAL_TIMEOUT_MS);
  const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout;
  const run: Run = {
    fetch: input.fetch,
    wait: input.wait ?? pause,
    signal,
    left: MAX_SHEETS,
    seen: new Set(),
    notes: [],
    coverage: { asked: 0, failed: 0 },
  };
  const links = readLinks(input.html, input.startUrl);
  const groups = await Promise.all(links.map((link) => load(run, link, 0)));
  return { stylesheets: groups.flat(), notes: run.notes, coverage: run.coverage };
}

type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

interface Run {
  fetch: EgressFetch;
  wait: Wait;
  signal: AbortSignal;
  left: number;
  seen: Set<string>;
  notes: { url: string; reason: string }[];
  coverage: StyleCoverage;
}

interface Link {
  url: string;
  /** The page's inline CSS. Only its imports are fetched. */
  inlineCss?: string;
}

async function load(run: Run, link: Link, level: number): Promise<Stylesheet[]> {
  if (link.inlineCss !== undefined) return loadImports(run, { url: link.url, css: link.inlineCss }, level);
  if (run.seen.has(link.url)) return [];
  run.seen.add(link.url);
  if (WITHOUT_COLORS.test(link.url)) return [];
  if (run.left-- <= 0) {
    run.notes.push({ url: link.url, reason: "over the limit of sheets" });
    return [];
  }
  const sheet = await fetchSheet(run, link.url);
  return sheet ? [...(await loadImports(run, sheet, level)), sheet] : [];
}

async function loadImports(run: Run, sheet: Stylesheet, level: number): Promise<Stylesheet[]> {
  if (level >= IMPORT_LEVELS) return [];
  const urls = readImports(sheet.css, sheet.url);
  return (await Promise.all(urls.map((url) => load(run, { url }, level + 1)))).flat();
}

async function fetchSheet(run: Run, url: string): Promise<Stylesheet | null> {
  run.coverage.asked++;
  for (const delayMs of [...RETRY_DELAYS_MS, null]) {
    const result = await tryToFetch(run, url);
    if ("css" in result) return result;
    if (delayMs === null || result.isFinal || run.signal.aborted) {
      run.notes.push({ url, reason: result.reason });
      break;
    }
    await run.wait(delayMs, run.signal);
  }
  run.coverage.failed++;
  return null;
}

async function tryToFetch(run: Run, url: string): Promise<Stylesheet | { reason: string; isFinal: boolean }> {
  try {
    const response = await beforeAbort(
      run.fetch(url, {
        headers: { accept: "text/css,*/*;q=0.1" },
        timeoutMs: REQUEST_TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        signal: run.signal,
      }),
      run.signal,
    );
    const type = response.headers["content-type"] ?? "";
    if (response.status < 200 || response.status > 299)
      return { reason: `status ${response.status}`, isFinal: !RETRIED_STATUSES.has(response.status) };
    // A site that responds to every URL with its home page returns HTML here.
    if (/html/i.test(type)) return { reason: "not a style sheet", isFinal: true };
    return { url: response.url, css: new TextDecoder().decode(response.body) };
  } catch (error) {
    const isFinal = error instanceof EgressError && FINAL_ERRORS.has(error.code);
    return { reason: error instanceof Error ? error.message : "failed", isFinal };
  }
}

/** A fetch that ignores its signal must not block the crawl. */
function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error("out of time"));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

function readLinks(html: string, startUrl: string): Link[] {
  const links: Link[] = [];
  let base = startUrl;
  const stack: AnyNode[] = [...parseHtml(html).children].reverse();
  while (stack.length > 0) {
    const node = stack.pop()!;
    if (!isTag(node)) {
      if ("children" in node) stack.push(...[...node.children].reverse());
      continue;
    }
    const { attribs } = node;
    if (node.name === "base" && attribs.href) base = resolveUrl(attribs.href, startUrl) ?? base;
    else if (node.name === "style") {
      const css = node.children.map((child) => ("data" in child ? child.data : "")).join("");
      if (css.includes("@import")) links.push({ url: base, inlineCss: css });
    } else if (node.name === "link" && attribs.href && isSheet(attribs)) {
      const url = resolveUrl(attribs.href, base);
      if (url) links.push({ url });
    }
    for (let i = node.children.length - 1; i >= 0; i--) stack.push(node.children[i]!);
  }
  return links;
}

function isSheet(attribs: Record<string, string>): boolean {
  const rel = attribs.rel ?? "";
  const media = attribs.media ?? "";
  if (/\balternate\b/i.test(rel) || /^\s*print\s*$/i.test(media) || /dark/i.test(media))
    return /\bstylesheet\b/i.test(rel) && "onload" in attribs;
  return /\bstylesheet\b/i.test(rel) || (/\bpreload\b/i.test(rel) && attribs.as === "style");
}

const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"')\s;]{1,1000})["']?\s*\)?([^;]{0,200});/gi;

function readImports(css: string, base: string): string[] {
  // Imports come before all rules. 20 kB leaves room for a license header.
  const head = withoutComments(css.slice(0, 20_000));
  return [...head.matchAll(IMPORT)]
    .filter(([, , media]) => !/\bprint\b|scheme:\s*dark/i.test(media ?? ""))
    .map(([, href]) => resolveUrl(href!, base))
    .filter((url) => url !== null);
}
