import { openThread, type Thread } from "#platform/threads/open-thread.ts";
import type { MovingTasks } from "./moving-thread.server.ts";

const reader = {
  script: "#features/moving/moving-thread.server.ts",
  maxMemoryMb: 384,
  maxYoungMemoryMb: 64,
  maxMs: 90_000,
};

/** A ThreadLimitError means that the source is too much for us. The caller closes the thread. */
export function openMovingThread(): Thread<MovingTasks> {
  return openThread<MovingTasks>(reader);
}
