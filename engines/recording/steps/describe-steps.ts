/** From pictures of a screen to the steps of a guide, by rules alone. */
import { setImmediate as pause } from "node:timers/promises";
import { fallbackSteps } from "./fallback-steps.ts";
import type { DescribedStep, RecordedView } from "./types.ts";

export async function describeSteps(
  views: RecordedView[],
  { signal }: { signal?: AbortSignal } = {},
): Promise<DescribedStep[]> {
  await pause(undefined, { signal });
  return fallbackSteps(views);
}
