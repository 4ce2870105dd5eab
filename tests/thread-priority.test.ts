/** Reading websites and images and examining help centers have lower priority than serving visitors. */
import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { backgroundNiceness } from "#platform/lower-priority.ts";

/** Ids of threads. Those of an earlier test may still be ending. */
function niceThreads(): string[] {
  return readdirSync("/proc/self/task").filter((id) => {
    try {
      return getPriority(Number(id)) === backgroundNiceness;
    } catch {
      // The thread has ended.
      return false;
    }
  });
}

test
  .runIf(process.platform === "linux")
  .each([
    "../features/websites/read/site-thread-main.server.ts",
    "../features/crawl-service/thread/service-thread-main.server.ts",
    "../features/recordings/ocr-thread.ts",
    "../features/help-center/exam/exam-thread.server.ts",
    "../platform/browser/browser-thread-main.ts",
  ])("the thread of %s has a lower priority, and the server keeps its own", async (file) => {
  const own = getPriority();
  expect(own).toBeLessThan(backgroundNiceness);
  const before = new Set(niceThreads());
  const newThreads = () => niceThreads().filter((id) => !before.has(id));
  const worker = new Worker(new URL(file, import.meta.url), { workerData: readConfig({}) });
  try {
    await expect.poll(newThreads).not.toEqual([]);
    expect(getPriority()).toBe(own);
  } finally {
    await worker.terminate();
  }
});
