import { setTimeout as wait } from "node:timers/promises";

/** Several times as long as it takes to find an account and enqueue its mail. */
const evenMs = 300;

/** Delays the response to a minimum duration, so that timing doesn't reveal whether an account exists. */
export async function withMinimumDuration<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, wait(evenMs)]);
  return result;
}
