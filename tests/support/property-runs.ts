/**
 * Property tests use a fixed seed, so that an unrelated change can't make them fail, and 50 runs unless they name another
 * number. `npm run test:explore` uses random seeds and twenty times as many runs.
 */
import fc from "fast-check";
import { vi } from "vitest";

const usualRuns = 50;
const timesAsMany = 20;

function assertManyTimes<Drawn>(property: fc.IRawProperty<Drawn>, options?: fc.Parameters<Drawn>) {
  return fc.assert(property, { ...options, numRuns: timesAsMany * (options?.numRuns ?? usualRuns) });
}

if (process.env.EXPLORE) {
  vi.doMock("fast-check", () => ({ default: { ...fc, assert: assertManyTimes } }));
} else {
  fc.configureGlobal({ seed: 20_261_122, numRuns: usualRuns });
}
