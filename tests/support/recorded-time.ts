/** A recording has its own clock, which is late on a busy machine. Tests wait for it instead of real time. */
import type { Page } from "playwright-core";
import { expect } from "vitest";

export async function recordedSeconds(page: Page): Promise<number> {
  const [minutes = Number.NaN, seconds = Number.NaN] = ((await page.getByRole("timer").textContent()) ?? "")
    .split(":")
    .map(Number);
  return minutes * 60 + seconds;
}

/** Waits until the dialog has recorded this many more seconds. */
export async function recordSeconds(page: Page, seconds: number): Promise<void> {
  const before = await recordedSeconds(page);
  await expect.poll(() => recordedSeconds(page)).toBeGreaterThanOrEqual(before + seconds);
}

/** A view is kept only if it stays unchanged for a while. */
export function recordTwoSeconds(page: Page): Promise<void> {
  return recordSeconds(page, 2);
}
