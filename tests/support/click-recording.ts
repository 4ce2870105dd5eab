/** A recording of clicks in a new window of a test's browser. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import {
  type ClickRecorder,
  createClickRecorder,
} from "#features/recordings/clicks/record/record-clicks.server.ts";
import { recordWindow } from "#features/recordings/clicks/record/record-window.server.ts";

export interface ClickRecording {
  page: Page;
  recorder: ClickRecorder;
  /** Resolves when so many steps are recorded. Opening the page is the first one. */
  counted(steps: number): Promise<void>;
  /** Resolves when at least so many steps are recorded. */
  countedAtLeast(steps: number): Promise<void>;
}

export async function startClickRecording(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<ClickRecording> {
  const context = await browser.newContext(options);
  let count = 0;
  const recorder = createClickRecorder({
    nowMs: () => performance.now(),
    listens: true,
    onStep: (now) => {
      count = now;
    },
  });
  await recordWindow(context, recorder, url);
  return {
    page: context.pages()[0]!,
    recorder,
    // A press is repeated after its step is counted. The next action must not overtake it.
    async counted(steps) {
      await expect.poll(() => count).toBe(steps);
      await recorder.settled();
    },
    async countedAtLeast(steps) {
      await expect.poll(() => count).toBeGreaterThanOrEqual(steps);
      await recorder.settled();
    },
  };
}
