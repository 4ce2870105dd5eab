/** Files that people import are read two at a time, so that their memory adds up to something known. */
import { AppError } from "#platform/errors.ts";
import { createFairQueue } from "#platform/fair-queue.ts";

/** To be answered with 429. `problem` is for people. */
export interface ImportBusy {
  isBusy: true;
  problem: string;
}

const turns = createFairQueue({
  atOnce: 2,
  atOnceOfOne: 1,
  maxWaiting: 4,
  // A form that is sent twice waits for itself.
  maxWaitingOfOne: 1,
  busyMessage: "Too many imports are running right now. Try again in a minute.",
});

/** One at a time for each company, two in this process; a few wait. An AppError ("rate_limited") of `work` means busy too. */
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
