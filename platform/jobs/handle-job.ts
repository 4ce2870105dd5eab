import type { JobDefinition } from "#platform/jobs/define-job.ts";
import { NonRetryableJobError } from "#platform/jobs/job-errors.ts";
import type { Log } from "#platform/log.ts";

export interface JobContext {
  jobId: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** True when no retry follows a plain error: the moment to notify the user. */
  isLastAttempt: boolean;
  /** Aborted on shutdown, timeout or a lost lease: end soon. Writes already made stay. */
  signal: AbortSignal;
  /**
   * Sends a heartbeat now. The process sends one every 10 seconds; call this before an irreversible step: it
   * rejects when the job's lease went to another worker.
   */
  heartbeat(): Promise<void>;
  /** Includes the job's name and id. */
  log: Log;
}

/** A definition with its handler; passed to `jobs.start`. */
export interface JobHandler {
  definition: Pick<JobDefinition<unknown>, "name" | "options" | "reopen">;
  /** `data` as stored. Rejects with a NonRetryableJobError when it doesn't match the definition. */
  run(data: unknown, context: JobContext): Promise<void>;
}

/** `handle` must be idempotent: it may run more than once per job, after a crash say. */
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
