/**
 * Renders pages before visitors ask for them: those that a change evicted from the cache, and after a start those that
 * were visited before it, with the modules that were used before it. After a start is ready, one at a time and while no
 * visitor waits for a page, so that requests wait for one rendering at most.
 */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { pageKey, type VisitedPage } from "#platform/page-cache.ts";
import { requestScope } from "#platform/request-scope.ts";
import type { Services } from "#platform/services.ts";
import { routeAreas } from "#shared/route-areas.ts";
import type { AppBuild } from "./app-build.ts";
import { knownHost } from "./known-host.ts";
import { createPageMaker, placeOf } from "./make-page.ts";

export interface FreshPages {
  /** Resolves when the pages and modules of the last run are ready, or after a few seconds. */
  begun: Promise<void>;
  /** Resolves when no page waits to be rendered. */
  settled(): Promise<void>;
  /** Stores which pages and modules were used, for the next start. */
  close(): Promise<void>;
}

interface FreshPagesOptions {
  services: Services;
  loadApp: () => Promise<AppBuild>;
  rootDir: string;
  /** A start that takes longer would look like one that failed. */
  beginWithinMs?: number;
}

/** After one change. The others are rendered when they are requested. */
const maxAfterChange = 30;
const maxWaiting = 500;
/** Many changes in a row, such as an import, must not keep the process busy. */
const restAfterStaleMs = 500;
const maxStored = 500;
/** Until a start is ready, no visitor waits, and pages rendered together share their waits for the database. */
const atOnceBefore = 4;
const storeEveryMs = 5 * 60_000;
/** Visitors come first, but where one always waits, changed pages are rendered too. */
const maxStepAsideMs = 100;
const fileName = "visited-pages.json";
/** Of the pages of the last run. */
const unknownOwner = "";

const storedUse = z.object({
  pages: z
    .array(
      z.object({
        host: z.string().max(300),
        path: z
          .string()
          .max(2_000)
          .regex(/^\/[^?#\s]*$/),
        askedAtMs: z.number(),
      }),
    )
    .max(maxStored),
  areas: z.array(z.enum(routeAreas)),
});

/** Begins with the pages that were visited before the last shutdown. */
export function keepPagesFresh({
  services,
  loadApp,
  rootDir,
  beginWithinMs = 3_000,
}: FreshPagesOptions): FreshPages {
  const { pageCache, config, origin, log } = services;
  const { makeShared } = createPageMaker({ services, rootDir });
  const { protocol } = new URL(origin);
  const file = join(config.dataDir, fileName);
  const waiting = new Map<string, VisitedPage>();
  const closing = new AbortController();
  let working: Promise<void> = Promise.resolve();
  let isWorking = false;
  let hasBegun = false;

  function enqueue(pages: VisitedPage[]): void {
    for (const page of pages) if (waiting.size < maxWaiting) waiting.set(pageKey(page.host, page.path), page);
    if (isWorking) return;
    isWorking = true;
    working = work();
  }

  async function work(): Promise<void> {
    for (;;) {
      await nextTurn();
      if (waiting.size === 0 || closing.signal.aborted) {
        isWorking = false;
        return;
      }
      const others = pageCache.idle();
      if (others) await Promise.race([others, nap(maxStepAsideMs)]);
      const next = [...waiting].slice(0, hasBegun ? 1 : atOnceBefore);
      for (const [key] of next) waiting.delete(key);
      await Promise.all(next.map(renderCurrent));
    }
  }

  async function renderCurrent([key, page]: [string, VisitedPage]): Promise<void> {
    // A visitor who waits for a turn renders it. Other companies' pages don't wait for that.
    if (pageCache.isWaiting(key)) return;
    const since = pageCache.epoch();
    await render(key, page).catch((error: unknown) =>
      log.debug({ err: error, path: page.path }, "page not rendered ahead of requests"),
    );
    const isStale = pageCache.epoch() !== since && !pageCache.isCurrent(page.owner, since);
    if (!isStale) return;
    enqueue([page]);
    await nap(restAfterStaleMs);
  }

  /** Ends early when the server closes. */
  function nap(ms: number): Promise<void> {
    return delay(ms, undefined, { signal: closing.signal, ref: false }).catch(() => {});
  }

  async function render(key: string, { host: name, path, askedAtMs }: VisitedPage): Promise<void> {
    const [app, host] = [await loadApp(), await knownHost(services, name)];
    if (!host) return;
    const request = new Request(`${protocol}//${name}${path}`);
    const asked = {
      app,
      request,
      host,
      ...placeOf(host, path),
      pathname: path,
      key,
      posted: null,
      askedAtMs,
    };
    await requestScope.run({ requestId: null }, () =>
      makeShared({ ...asked, clientAddress: "127.0.0.1", requestId: "" }),
    );
  }

  async function resume(): Promise<void> {
    const text = await readFile(file, "utf8").catch(() => null);
    const { pages = [], areas = [] } = (text === null ? null : storedUse.safeParse(jsonOf(text)).data) ?? {};
    for (const area of areas)
      await loadApp()
        .then((app) => app.loadAhead(area))
        .catch((error: unknown) => log.debug({ err: error, area }, "area not loaded ahead of requests"));
    if (!hasBegun) enqueue(pages.map((page) => ({ ...page, owner: unknownOwner })));
  }

  /** What isn't rendered by now would delay visitors, who may want other pages. */
  function begin(): void {
    hasBegun = true;
    for (const [key, { owner }] of waiting) if (owner === unknownOwner) waiting.delete(key);
  }

  async function store(): Promise<void> {
    const pages = pageCache
      .visited(maxStored)
      .map(({ host, path, askedAtMs }) => ({ host, path, askedAtMs }));
    const areas = (await loadApp()).usedAreas();
    if (pages.length === 0 && areas.length === 0) return;
    const draft = `${file}.${process.pid}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify({ pages, areas }));
    await rename(draft, file);
  }

  const storeOrLog = () =>
    store().catch((error: unknown) => log.warn({ err: error }, "visited pages not stored"));
  const timer = setInterval(storeOrLog, storeEveryMs).unref();
  const stopListening = pageCache.onEvicted((pages) =>
    enqueue(pages.toSorted((a, b) => b.askedAtMs - a.askedAtMs).slice(0, maxAfterChange)),
  );
  const resumed = resume();
  const begun = Promise.race([resumed.then(() => working), nap(beginWithinMs)]).then(begin);

  return {
    begun,
    async settled() {
      await resumed;
      while (isWorking) await working;
    },
    async close() {
      clearInterval(timer);
      stopListening();
      closing.abort();
      await storeOrLog();
      await working;
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
