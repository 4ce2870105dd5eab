/** Background work yields to requests when both compete for the CPU. */
import { readlinkSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

/**
 * On a scale from -20 to 19, higher is nicer. A thread at 5 gets a third of the CPU time of one at 0 under
 * full load, and all of it when alone: enough to import a website within its limits on a busy machine.
 */
export const backgroundNiceness = 5;

/**
 * For the calling thread, and threads and processes it starts afterward. Only Linux has per-thread
 * priorities; elsewhere, and without permission, this is a no-op.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== "linux") return;
  try {
    const threadId = Number(/\d+$/.exec(readlinkSync("/proc/thread-self"))?.[0]);
    if (threadId > 0 && getPriority(threadId) < backgroundNiceness) setPriority(threadId, backgroundNiceness);
  } catch {
    // Not essential: the work also runs at normal priority.
  }
}
