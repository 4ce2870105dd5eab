/** Runs background work without keeping a processor busy. */
import { setTimeout as delay } from "node:timers/promises";

interface RestingLineOptions {
  /** How long to rest after a task, as a multiple of the time that it took. */
  restPerWork: number;
  nowMs?: () => number;
  rest?: (ms: number) => Promise<unknown>;
}

/** Tasks run one at a time, in order, with a rest after each. A failed task doesn't keep the next one from running. */
export function createRestingLine({
  restPerWork,
  nowMs = () => performance.now(),
  rest = (ms) => delay(ms, undefined, { ref: false }),
}: RestingLineOptions): (task: () => Promise<void>) => void {
  let last: Promise<unknown> = Promise.resolve();

  async function work(task: () => Promise<void>): Promise<void> {
    const begunMs = nowMs();
    await task().catch(() => {});
    await rest((nowMs() - begunMs) * restPerWork);
  }

  return (task) => {
    last = last.then(() => work(task));
  };
}
