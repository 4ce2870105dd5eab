/** Recording goes by its own clock, on which a busy machine is late too: tests wait for that, not for theirs. */
import type { Page } from "playwright-core";
import { expect } from "vitest";

async function recordedSeconds(page: Page): Promise<number> {
  return Number((await page.getByRole("timer").textContent())?.split(":")[1] ?? Number.NaN);
}

/** Until the dialog has recorded two seconds more: a view has to stand still for a while to be kept. */
export async function recordTwoSeconds(page: Page): Promise<void> {
  const before = await recordedSeconds(page);
  await expect.poll(() => recordedSeconds(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(before + 2);
}
