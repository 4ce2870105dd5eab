/** Work that nobody waits for in a request gives way to answering requests, where both want the same processor. */
import { readlinkSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

/**
 * As on a scale from -20 to 19, where more is nicer. A thread at 5 has a third of the time of one at 0 while both want
 * all they can get, and all of it when it is alone: enough for a website to be read within its limits on a busy machine.
 */
export const backgroundNiceness = 5;

/**
 * For the thread that calls it, and the threads and processes that it starts from then on. Only Linux has priorities of
 * single threads; elsewhere, and where it is not allowed, nothing happens.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== "linux") return;
  try {
    const threadId = Number(/\d+$/.exec(readlinkSync("/proc/thread-self"))?.[0]);
    if (threadId > 0 && getPriority(threadId) < backgroundNiceness) setPriority(threadId, backgroundNiceness);
  } catch {
    // It works as well at the priority that it has.
  }
}
