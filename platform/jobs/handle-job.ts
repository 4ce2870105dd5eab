import type { JobDefinition } from "#platform/jobs/define-job.ts";
import { NonRetryableJobError } from "#platform/jobs/job-errors.ts";
import type { Log } from "#platform/log.ts";

export interface JobContext {
  jobId: string;
  /** 1 for the first try. */
  attempt: number;
  /** True when no further try follows a plain error: the moment to tell people. */
  isLastAttempt: boolean;
  /** Aborted when the server stops, the time is up or the job was taken away: end soon, whatever is written counts. */
  signal: AbortSignal;
  /**
   * A sign of life at once. The process gives one by itself every 10 seconds; call this before a step whose
   * effect can't be undone: it rejects when the job was given to another worker in the meantime.
   */
  heartbeat(): Promise<void>;
  /** Carries the job's name and id. */
  log: Log;
}

/** A definition together with what it does; what `jobs.start` takes. */
export interface JobHandler {
  definition: Pick<JobDefinition<unknown>, "name" | "options" | "reopen">;
  /** `data` as it was stored. Rejects with a NonRetryableJobError when it does not fit the definition. */
  run(data: unknown, context: JobContext): Promise<void>;
}

/** `handle` may run more than once for one job, after a crash say, and must then change nothing further. */
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
