/**
 * Traffic as a server meets it: requests come when they come, however long the answers before them take, so that a
 * server that stands still is not flattered by those who could not ask.
 */
import { setTimeout as wait } from "node:timers/promises";

export interface TrafficKind {
  name: string;
  perSecond: number;
  /** Throws when the answer is not the one that a visitor should get. May give a word for what it was. */
  send: () => Promise<unknown>;
}

export interface Sample {
  kind: string;
  /** Since the traffic began. */
  dueMs: number;
  tookMs: number;
  /** What `send` called it; null for no word. */
  sort: string | null;
  /** What went wrong; null when nothing did. */
  problem: string | null;
}

interface TrafficOptions {
  kinds: TrafficKind[];
  seconds: number;
  /** Numbers from 0 up to 1. */
  random: () => number;
}

const stepMs = 5;

/** Resolves when the last answer is there. The times between two requests of a kind are exponential, as with strangers. */
export async function runTraffic({ kinds, seconds, random }: TrafficOptions): Promise<Sample[]> {
  const samples: Sample[] = [];
  const running = new Set<Promise<void>>();
  const started = performance.now();
  const next = new Map(kinds.map((kind) => [kind, pauseMs(kind)]));

  function pauseMs({ perSecond }: TrafficKind): number {
    return (-Math.log(1 - random()) * 1_000) / perSecond;
  }

  async function send(kind: TrafficKind, dueMs: number): Promise<void> {
    const sentMs = performance.now() - started;
    const { sort, problem } = await kind.send().then(
      (word) => ({ sort: typeof word === "string" ? word : null, problem: null }),
      (error: unknown) => ({ sort: null, problem: error instanceof Error ? error.message : String(error) }),
    );
    samples.push({ kind: kind.name, dueMs, tookMs: performance.now() - started - sentMs, sort, problem });
  }

  while (performance.now() - started < seconds * 1_000) {
    const nowMs = performance.now() - started;
    for (const [kind, firstDueMs] of next) {
      let dueMs = firstDueMs;
      for (; dueMs <= nowMs; dueMs += pauseMs(kind)) {
        const one = send(kind, dueMs).finally(() => running.delete(one));
        running.add(one);
      }
      next.set(kind, dueMs);
    }
    await wait(stepMs);
  }
  await Promise.all(running);
  return samples;
}
