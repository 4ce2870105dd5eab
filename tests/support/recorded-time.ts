/** Recording goes by its own clock, on which a busy machine is late too: tests wait for that, not for theirs. */
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** However long it takes: it is the recorder's time that counts. */
const timeoutMs = 120_000;

export async function recordedSeconds(page: Page): Promise<number> {
  const [minutes = Number.NaN, seconds = Number.NaN] = ((await page.getByRole("timer").textContent()) ?? "")
    .split(":")
    .map(Number);
  return minutes * 60 + seconds;
}

/** Until the dialog has recorded so much more. */
export async function recordSeconds(page: Page, seconds: number): Promise<void> {
  const before = await recordedSeconds(page);
  await expect
    .poll(() => recordedSeconds(page), { timeout: timeoutMs })
    .toBeGreaterThanOrEqual(before + seconds);
}

/** A view has to stand still for a while to be kept. */
export function recordTwoSeconds(page: Page): Promise<void> {
  return recordSeconds(page, 2);
}
