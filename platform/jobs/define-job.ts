/** What a kind of job is called and takes: light enough to import wherever it is enqueued. */
import type { z } from "zod";
import type { Transaction } from "#platform/db/open-database.ts";

export interface JobOptions {
  /** Tries after the first one; default 3. */
  retryLimit?: number;
  /** Before the second try; doubled (with jitter) for each one after it, up to ten minutes. Default 5_000. */
  retryDelayMs?: number;
  /** A handler that takes longer is abandoned and tried again. Default 15 minutes. */
  timeoutMs?: number;
  /** Jobs of this kind at the same time in one process; default 1. */
  concurrency?: number;
  /** Cron expression in UTC for a job that comes by itself, with an empty payload. */
  cron?: string;
}

export interface JobDefinition<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  options: Required<Omit<JobOptions, "cron">> & { cron: string | null };
  /**
   * Before a failed job is retried: sets the row it works on back to queued. False when nothing waits for it anymore.
   * May reject with a unique violation while other work of its kind is under way.
   */
  reopen?(tx: Transaction, payload: NoInfer<Payload>): Promise<boolean>;
}

/**
 * Names a kind of job, with letters, digits and hyphens. The payload is stored as JSON and checked against
 * the schema when it is enqueued and again before it is handled.
 */
export function defineJob<Payload>({
  name,
  payload,
  reopen,
  ...options
}: Pick<JobDefinition<Payload>, "name" | "payload" | "reopen"> & JobOptions): JobDefinition<Payload> {
  return {
    name,
    payload,
    ...(reopen ? { reopen } : {}),
    options: {
      retryLimit: 3,
      retryDelayMs: 5_000,
      timeoutMs: 15 * 60_000,
      concurrency: 1,
      cron: null,
      ...options,
    },
  };
}
