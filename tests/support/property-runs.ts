/**
 * Property tests use a fixed seed, so that an unrelated change can't make them fail. `npm run test:explore` uses random
 * seeds and twenty times as many runs.
 */
import fc from "fast-check";
import { vi } from "vitest";

const timesAsMany = 20;

function assertManyTimes<Drawn>(property: fc.IRawProperty<Drawn>, options?: fc.Parameters<Drawn>) {
  return fc.assert(property, { ...options, numRuns: timesAsMany * (options?.numRuns ?? 100) });
}

if (process.env.EXPLORE) {
  vi.doMock("fast-check", () => ({ default: { ...fc, assert: assertManyTimes } }));
} else {
  fc.configureGlobal({ seed: 20_261_122 });
}
