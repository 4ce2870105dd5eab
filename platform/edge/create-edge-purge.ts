/**
 * Purges the pages of changed companies from the edge. Workers do it, because all processes are notified of a change, but one
 * request is enough.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#platform/log.ts";
import type { Realtime } from "#platform/realtime/create-realtime.ts";
import {
  companyTag,
  type EdgeConfig,
  everyPage,
  type PurgeRequest,
  purgeRequest,
  tagsPerRequest,
} from "./purge-request.ts";

export interface EdgePurge {
  /** Sends what is waiting, without retries. */
  close(): Promise<void>;
}

export interface EdgePurgeOptions {
  config: EdgeConfig;
  realtime: Pick<Realtime, "onContentChanged" | "onConnection">;
  send: (url: string, request: PurgeRequest) => Promise<Pick<Response, "status" | "headers">>;
  log: Log;
  timing?: typeof defaultTiming;
}

const defaultTiming = {
  /** Changes of one form arrive together. */
  batchMs: 50,
  /**
   * A web process that is notified later could answer the edge with the old page right after the purge. So
   * a change is purged again after this time.
   */
  repeatMs: 1_000,
  firstRetryMs: 1_000,
  longestRetryMs: 60_000,
};

/** With more waiting tags than this, all pages are purged. */
const maxWaiting = 5_000;

/** Starts by purging all pages, because some may have changed, or lost their assets, while no worker ran. */
export function createEdgePurge(options: EdgePurgeOptions): EdgePurge {
  const { config, realtime, send, log, timing = defaultTiming } = options;
  /** Tags, and whether they have been purged once since their change. */
  let waiting = new Map<string, boolean>();
  const repeats = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  let sending: Promise<void> | null = null;
  let isFailing = false;

  function add(tags: string[], isRepeat = false): void {
    for (const tag of tags) waiting.set(tag, isRepeat && waiting.get(tag) !== false);
    if (waiting.size > maxWaiting) waiting = new Map([[everyPage, false]]);
    sending ??= sendAll().finally(() => {
      sending = null;
    });
  }

  function repeatLater(tags: string[]): void {
    if (tags.length === 0 || closing.signal.aborted) return;
    const repeat = setTimeout(() => {
      repeats.delete(repeat);
      add(tags, true);
    }, timing.repeatMs);
    repeats.add(repeat);
  }

  async function sendAll(): Promise<void> {
    await pause(timing.batchMs);
    for (let retryMs = timing.firstRetryMs; waiting.size > 0; ) {
      const batch = [...waiting].slice(0, tagsPerRequest[config.kind]);
      for (const [tag] of batch) waiting.delete(tag);
      const failure = await purge(batch.map(([tag]) => tag));
      if (!failure) {
        repeatLater(batch.flatMap(([tag, isRepeat]) => (isRepeat ? [] : [tag])));
        retryMs = timing.firstRetryMs;
        continue;
      }
      if (closing.signal.aborted) return;
      for (const [tag, isRepeat] of batch) add([tag], isRepeat);
      await pause(Math.max(retryMs, failure.retryAfterMs));
      retryMs = Math.min(retryMs * 2, timing.longestRetryMs);
    }
  }

  async function purge(tags: string[]): Promise<{ retryAfterMs: number } | null> {
    try {
      const { status, headers } = await send(config.url, purgeRequest(config, tags));
      if (status >= 200 && status < 300) {
        if (isFailing) log.info("edge purges work again");
        isFailing = false;
        return null;
      }
      report({ status });
      const seconds = Number(headers.get("retry-after"));
      return { retryAfterMs: seconds > 0 ? Math.min(seconds * 1_000, timing.longestRetryMs) : 0 };
    } catch (error) {
      report({ err: error });
      return { retryAfterMs: 0 };
    }
  }

  /** Once until it works again, because an edge that is down refuses every attempt. */
  function report(cause: object): void {
    if (!isFailing) log.warn({ ...cause, edge: config.kind }, "edge purge failed; retrying");
    isFailing = true;
  }

  async function pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: closing.signal }).catch(() => {});
  }

  const stops = [
    realtime.onContentChanged((companyId) => add([companyTag(companyId)])),
    // Changes while the connection was lost are unknown.
    realtime.onConnection((state) => state === "restored" && add([everyPage])),
  ];
  add([everyPage], true);

  return {
    async close() {
      for (const stop of stops) stop();
      for (const repeat of repeats) clearTimeout(repeat);
      closing.abort();
      await sending;
    },
  };
}
