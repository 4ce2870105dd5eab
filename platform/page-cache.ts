/**
 * In-memory cache of whole public pages, with their headers and compressed bodies. It responds before the framework
 * sees the request. An entry belongs to one company, and a change of its public content evicts all of its entries.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import {
  type CacheablePage,
  type PackedPage,
  packPage,
  rareVariants,
  sendPage,
} from "#platform/packed-page.ts";
import { createRestingLine } from "#platform/resting-line.ts";
import { createSharedSignal, type SharedSignal } from "#platform/shared-signal.ts";

/** A page that visitors asked for not long ago. */
export interface VisitedPage {
  host: string;
  path: string;
  /** The company, or "blog". */
  owner: string;
  askedAtMs: number;
}

export interface PageCache {
  /**
   * Responds from the cache and returns true, or returns false and leaves the response untouched. `nameOf` provides the
   * x-request-id header. The response must not have headers yet.
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    nameOf: (request: IncomingMessage) => string,
  ): boolean;
  /**
   * Read the epoch before rendering and pass it to `store`, so that a page rendered before a change isn't cached after
   * it.
   */
  epoch(): number;
  /**
   * Coalesces concurrent renders of one URL. Doesn't share a render that began before any company's last change, or any
   * that has begun while invalidations are unavailable.
   */
  share<Made>(key: string, asked: SharedRender<Made>): Promise<Made>;
  /** Whether a shared render of this URL waits to begin. */
  isWaiting(key: string): boolean;
  /** Resolves when no shared render is underway. Null if none is. */
  idle(): Promise<void> | null;
  /**
   * Caches the page unless its company changed since `epoch`. Returns it compressed either way. `askedAtMs` is when a
   * visitor asked for it, by default now.
   */
  store(key: string, page: CacheablePage, epoch: number, askedAtMs?: number): Promise<PackedPage>;
  invalidate(companyId: string): void;
  /** False if the company changed since that epoch, or may have. A page rendered then could be old. */
  isCurrent(companyId: string, since: number): boolean;
  /** While disabled, because invalidations are unavailable, nothing is cached or served. */
  setEnabled(enabled: boolean): void;
  /** Calls `listener` with the pages that a change evicted, if visitors asked for them in the last hour. */
  onEvicted(listener: (pages: VisitedPage[]) => void): () => void;
  /** The pages that visitors asked for most recently. */
  visited(count: number): VisitedPage[];
  stats(): { entries: number; keys: number; bytes: number; hits: number; misses: number };
}

interface SharedRender<Made> {
  /**
   * Calls `begin` before it reads what it shows. `signal` aborts when every request for the render was aborted, and is
   * undefined if it never will.
   */
  render(begin: () => void, signal: AbortSignal | undefined): Promise<Made>;
  /** If false for a result, only the first caller gets it, and the others render their own. */
  isForAll(made: Made): boolean;
  /** Of the request. */
  signal?: AbortSignal | undefined;
}

/** A page that changes again soon isn't worth a better compression. */
const improveAfterMs = 2_000;
/** Better compression gets a tenth of a processor. After a start, many pages are new, and visitors need all processors. */
const restPerImproving = 9;
/** Limit on the recently changed companies that are remembered for in-flight renders. */
const maxChanges = 10_000;
/** A page without a visitor since then isn't worth rendering again. */
const visitedMs = 60 * 60_000;
/** Share of the cache for rarely requested encodings. */
const rareShare = 1 / 6;

export interface PageCacheOptions {
  maxBytes?: number;
  nowMs?: () => number;
  /** Called for each cached page that is sent or revalidated. */
  onServed?: (companyId: string, request: IncomingMessage) => void;
}

interface Underway {
  /** The epoch in which the render began. Null while it waits. */
  since: number | null;
  requests: SharedSignal;
  made: Promise<unknown>;
}

interface Entry {
  page: PackedPage;
  askedAtMs: number;
}

export function createPageCache({
  maxBytes = 48_000_000,
  nowMs = Date.now,
  onServed,
}: PageCacheOptions = {}): PageCache {
  const keysOf = new Map<string, Set<string>>();
  const rare = rareVariants(Math.floor(maxBytes * rareShare));
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes - rare.maxSize,
    sizeCalculation: ({ page }) => page.bytes,
    // An evicted entry must also be removed from the key index, which would otherwise grow forever.
    dispose({ page }, key) {
      const keys = keysOf.get(page.companyId);
      if (keys?.delete(key) && keys.size === 0) keysOf.delete(page.companyId);
    },
  });
  const evictions = new Set<(pages: VisitedPage[]) => void>();
  const changedAt = new Map<string, number>();
  const improveInTurn = createRestingLine({ restPerWork: restPerImproving });
  const underway = new Map<string, Underway>();
  let idling: Promise<void> | null = null;
  let epoch = 0;
  let lastClear = 0;
  let enabled = true;
  let hits = 0;
  let misses = 0;

  /** The company may have changed during rendering or compression. */
  function isCurrent(companyId: string, since: number): boolean {
    return enabled && since >= lastClear && since >= (changedAt.get(companyId) ?? 0);
  }

  /** In a worker thread. */
  async function improve(key: string, page: PackedPage): Promise<void> {
    if (entries.peek(key)?.page !== page) return;
    const better = await page.improve();
    const entry = entries.peek(key);
    if (entry?.page === page) entry.page = better;
  }

  /** The page of a key, if a visitor asked for it not long ago. */
  function visitedAt(key: string): VisitedPage[] {
    const entry = entries.peek(key);
    if (!entry || nowMs() - entry.askedAtMs > visitedMs) return [];
    const [host = "", path = ""] = key.split(" ", 2);
    return [{ host, path, owner: entry.page.companyId, askedAtMs: entry.askedAtMs }];
  }

  async function rendersEnd(): Promise<void> {
    while (underway.size > 0) await Promise.allSettled([...underway.values()].map(({ made }) => made));
    idling = null;
  }

  return {
    isCurrent,

    answer(request, response, nameOf) {
      if (!enabled || (request.method !== "GET" && request.method !== "HEAD")) return false;
      const entry = entries.get(pageKey(request.headers.host, request.url));
      if (!entry) {
        misses++;
        return false;
      }
      hits++;
      entry.askedAtMs = nowMs();
      const { page, askedAtMs } = entry;
      void sendPage(page, { request, response, requestId: nameOf(request), bareAtMs: askedAtMs });
      if (request.method === "GET" && page.isForPeople) onServed?.(page.companyId, request);
      return true;
    },

    epoch: () => epoch,

    async share<Made>(key: string, { render, isForAll, signal }: SharedRender<Made>) {
      const first = underway.get(key);
      if (first && (first.since === null || (enabled && first.since === epoch))) {
        first.requests.join(signal);
        const made = await (first.made as Promise<Made>).catch(() => null);
        return made !== null && isForAll(made) ? made : render(() => {}, signal);
      }
      const requests = createSharedSignal();
      requests.join(signal);
      const mine: Underway = { since: null, requests, made: Promise.resolve() };
      underway.set(key, mine);
      const begin = () => {
        mine.since = epoch;
      };
      const made = render(begin, requests.signal);
      mine.made = made;
      try {
        return await made;
      } finally {
        if (underway.get(key) === mine) underway.delete(key);
      }
    },

    isWaiting: (key) => underway.get(key)?.since === null,

    idle() {
      if (underway.size === 0) return null;
      idling ??= rendersEnd();
      return idling;
    },

    async store(key, page, since, askedAtMs = nowMs()) {
      const packed = await packPage(page, rare);
      if (!isCurrent(page.companyId, since)) return packed;
      entries.set(key, { page: packed, askedAtMs }, { ttl: page.ttlMs ?? 0 });
      setTimeout(() => improveInTurn(() => improve(key, packed)), improveAfterMs).unref();
      const keys = keysOf.get(page.companyId) ?? new Set();
      keysOf.set(page.companyId, keys.add(key));
      return packed;
    },

    invalidate(companyId) {
      changedAt.set(companyId, ++epoch);
      if (changedAt.size > maxChanges) {
        // No in-flight render may be cached, whichever company it is for.
        changedAt.clear();
        lastClear = epoch;
      }
      const evicted = [...(keysOf.get(companyId) ?? [])].flatMap((key) => visitedAt(key));
      for (const key of keysOf.get(companyId) ?? []) entries.delete(key);
      keysOf.delete(companyId);
      if (evicted.length > 0) for (const call of evictions) call(evicted);
    },

    setEnabled(value) {
      enabled = value;
      lastClear = ++epoch;
      entries.clear();
      rare.clear();
      keysOf.clear();
      changedAt.clear();
    },

    onEvicted(listener) {
      evictions.add(listener);
      return () => evictions.delete(listener);
    },

    visited: (count) =>
      [...entries.keys()]
        .flatMap((key) => visitedAt(key))
        .toSorted((a, b) => b.askedAtMs - a.askedAtMs)
        .slice(0, count),

    stats: () => ({
      entries: entries.size,
      keys: [...keysOf.values()].reduce((sum, keys) => sum + keys.size, 0),
      bytes: entries.calculatedSize + rare.calculatedSize,
      hits,
      misses,
    }),
  };
}

/** Uses the host and path as requested. Only hosts that were validated during a render have entries. */
export function pageKey(host: string | undefined, url: string | undefined): string {
  return `${host ?? ""} ${url ?? "/"}`;
}
