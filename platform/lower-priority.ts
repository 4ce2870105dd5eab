/** Lowers the priority of background work, so that requests win if both compete for the CPU. */
import { readlinkSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

/**
 * On a scale from -20 to 19, where higher values yield more. Under full load, a thread at 5 gets a third of the CPU
 * time of one at 0, and without competition all of it. That is enough to import a website within its time limits on a
 * busy machine.
 */
export const backgroundNiceness = 5;

/**
 * Applies to the calling thread, and to threads and processes that it starts afterward. Only Linux has per-thread
 * priorities. Elsewhere, and without permission, this does nothing.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== "linux") return;
  try {
    const threadId = Number(/\d+$/.exec(readlinkSync("/proc/thread-self"))?.[0]);
    if (threadId > 0 && getPriority(threadId) < backgroundNiceness) setPriority(threadId, backgroundNiceness);
  } catch {
    // Not essential, because the work also runs at normal priority.
  }
}
