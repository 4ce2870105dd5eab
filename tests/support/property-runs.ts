/**
 * Property tests draw the same inputs in every run, so that they can't fail on an unrelated change.
 * `npm run test:explore` draws new ones, and twenty times as many.
 */
import fc from "fast-check";
import { vi } from "vitest";

const timesAsMany = 20;

type Property = Parameters<typeof fc.assert<unknown>>[0];

if (process.env.EXPLORE) {
  const assert = ((property: Property, options?: fc.Parameters<unknown>) =>
    fc.assert(property, {
      ...options,
      numRuns: timesAsMany * (options?.numRuns ?? 100),
    })) as typeof fc.assert;
  vi.doMock("fast-check", () => ({ default: { ...fc, assert } }));
} else {
  fc.configureGlobal({ seed: 20_261_122 });
}
