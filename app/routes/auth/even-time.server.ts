import { setTimeout as wait } from "node:timers/promises";

/** Several times what finding an account and posting its mail takes. */
const evenMs = 300;

/** So that the time of an answer does not tell what the answer keeps back: whether there is such an account. */
export async function inEvenTime<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, wait(evenMs)]);
  return result;
}
