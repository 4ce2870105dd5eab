/** Imports run two at a time, to bound their total memory. */
import { AppError } from "#platform/errors.ts";
import { createFairQueue } from "#platform/fair-queue.ts";

/** Answered with 429. `problem` is user-facing. */
export interface ImportBusy {
  isBusy: true;
  problem: string;
}

const turns = createFairQueue({
  atOnce: 2,
  atOnceOfOne: 1,
  maxWaiting: 4,
  // A form submitted twice waits for itself.
  maxWaitingOfOne: 1,
  busyMessage: "Too many imports are running right now. Try again in a minute.",
});

/**
 * One at a time per company, two per process; a few queue. An AppError ("rate_limited") of `work` counts as
 * busy too.
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
