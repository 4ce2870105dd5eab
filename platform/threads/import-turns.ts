/** Runs at most two imports at a time, to limit their total memory. */
import { AppError } from "#platform/errors.ts";
import { createFairQueue } from "#platform/fair-queue.ts";

/** The response is a 429. `problem` is user-facing. */
export interface ImportBusy {
  isBusy: true;
  problem: string;
}

export const importsBusy = "Too many imports are running right now. Try again in a minute.";

const turns = createFairQueue({
  atOnce: 2,
  atOnceOfOne: 1,
  maxWaiting: 4,
  // A form that is submitted twice waits for its first submission.
  maxWaitingOfOne: 1,
  busyMessage: importsBusy,
});

/**
 * Runs one import per company and two per process at a time; a few more queue. An AppError ("rate_limited") from `work`
 * counts as busy too.
 */
export async function inImportTurn<Value>(
  companyId: string,
  work: () => Promise<Value>,
): Promise<Value | ImportBusy> {
  try {
    return await turns.run(companyId, work);
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited")
      return { isBusy: true, problem: error.message };
    throw error;
  }
}
