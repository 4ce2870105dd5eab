/**
 * Open-loop traffic, in which requests start on schedule, however long earlier responses take. Otherwise a slow server
 * would look better because of the requests that weren't sent (coordinated omission).
 */
import { setTimeout as wait } from "node:timers/promises";

export interface TrafficKind {
  name: string;
  perSecond: number;
  /** Throws if the response isn't what a visitor should get. May return a label for the response. */
  send: () => Promise<unknown>;
}

export interface Sample {
  kind: string;
  /** Time from the start of the traffic. */
  dueMs: number;
  tookMs: number;
  /** The label that `send` returned, or null. */
  sort: string | null;
  /** The error's message, or null on success. */
  problem: string | null;
}

interface TrafficOptions {
  kinds: TrafficKind[];
  seconds: number;
  /** Uniform in [0, 1). */
  random: () => number;
}

const stepMs = 5;

/** Resolves after the last response. Requests of a kind are a Poisson process, as those of independent visitors. */
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

  const endMs = seconds * 1_000;
  let nowMs = 0;
  // The last turn may come late, and sends what was due until the end.
  while (nowMs < endMs) {
    await wait(stepMs);
    nowMs = Math.min(endMs, performance.now() - started);
    for (const [kind, firstDueMs] of next) {
      let dueMs = firstDueMs;
      for (; dueMs <= nowMs; dueMs += pauseMs(kind)) {
        const one = send(kind, dueMs).finally(() => running.delete(one));
        running.add(one);
      }
      next.set(kind, dueMs);
    }
  }
  await Promise.all(running);
  return samples;
}
