/** Asks the process at the other end of a channel for metrics, and answers when it asks. */
import { setTimeout as delay } from "node:timers/promises";
import type { ProcessMetrics } from "#platform/metrics.ts";
import type { Channel } from "./messages.ts";

export interface MetricsLine {
  /** Resolves with an empty list if the other process doesn't answer in time. */
  ask(): Promise<ProcessMetrics[]>;
}

/** Shorter than the time that a scraper waits. */
const answerMs = 2_000;

export function openMetricsLine(
  channel: Channel,
  answer: () => Promise<ProcessMetrics[]>,
  { waitMs = answerMs }: { waitMs?: number } = {},
): MetricsLine {
  const waiting = new Map<number, (parts: ProcessMetrics[]) => void>();
  let lastId = 0;
  channel.onMessage((message) => {
    if (message.kind === "metrics") waiting.get(message.id)?.(message.parts);
    if (message.kind !== "ask for metrics") return;
    const { id } = message;
    answer().then(
      (parts) => channel.send({ kind: "metrics", id, parts }),
      () => channel.send({ kind: "metrics", id, parts: [] }),
    );
  });
  return {
    async ask() {
      const id = ++lastId;
      const answered = new Promise<ProcessMetrics[]>((resolve) => waiting.set(id, resolve));
      channel.send({ kind: "ask for metrics", id });
      try {
        return await Promise.race([answered, delay(waitMs, [], { ref: false })]);
      } finally {
        waiting.delete(id);
      }
    },
  };
}
