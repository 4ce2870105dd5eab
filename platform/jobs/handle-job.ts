import type { JobDefinition } from "#platform/jobs/define-job.ts";
import { NonRetryableJobError } from "#platform/jobs/job-errors.ts";
import type { Log } from "#platform/log.ts";

export interface JobContext {
  jobId: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** True if an ordinary error won't be retried. The handler should notify the user then. */
  isLastAttempt: boolean;
  /** Aborted on shutdown, on timeout or after a lost lease. The handler should end soon; its earlier writes stay. */
  signal: AbortSignal;
  /**
   * Sends a heartbeat now. The process also sends one every 1.5 seconds. Call this before an irreversible step, because
   * it rejects if another worker has taken over the lease.
   */
  heartbeat(): Promise<void>;
  log: Log;
}

export interface JobHandler {
  definition: Pick<JobDefinition<unknown>, "name" | "options" | "reopen">;
  /** Takes `data` as stored. Rejects with a NonRetryableJobError if it doesn't match the definition. */
  run(data: unknown, context: JobContext): Promise<void>;
}

/** `handle` must be idempotent, because a job may run more than once, for example after a crash. */
export function handleJob<Payload>(
  definition: JobDefinition<Payload>,
  handle: (payload: Payload, context: JobContext) => Promise<void>,
): JobHandler {
  return {
    definition,
    async run(data, context) {
      const parsed = definition.payload.safeParse(data ?? {});
      if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw new NonRetryableJobError(
          `malformed payload: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim(),
        );
      }
      await handle(parsed.data, context);
    },
  };
}
