/** The name, payload and options of a kind of job, without its handler, so that any code can import it cheaply. */
import type { z } from "zod";
import type { Transaction } from "#platform/db/open-database.ts";

export interface JobOptions {
  /** Retries after the first attempt. Default 3. */
  retryLimit?: number;
  /**
   * Delay before the first retry. Doubles (with jitter) for each subsequent retry, up to ten minutes. Default 5_000.
   */
  retryDelayMs?: number;
  /** A handler that takes longer is aborted and retried. Default 15 minutes. */
  timeoutMs?: number;
  /** Maximum number of concurrent jobs of this kind per process. Default 1. */
  concurrency?: number;
  /** Cron expression in UTC for a recurring job with an empty payload. */
  cron?: string;
}

export interface JobDefinition<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  options: Required<Omit<JobOptions, "cron">> & { cron: string | null };
  /**
   * Sets the row of a failed job back to queued before the job is retried. Resolves to false if the work is obsolete.
   * May reject with a unique violation while other work of its kind is running.
   */
  reopen?(tx: Transaction, payload: NoInfer<Payload>): Promise<boolean>;
}

/**
 * Defines a kind of job. The name consists of letters, digits and hyphens. The payload is stored as JSON and validated
 * when enqueued and again before it is handled.
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
