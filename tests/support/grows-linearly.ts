/**
 * Asserts that work grows linearly rather than quadratically with its input. Measures CPU time, because a busy machine
 * would make real time grow.
 */
import { expect } from "vitest";
import { cpuMs } from "./cpu-time.ts";

/** Shorter times at the largest size aren't compared, because they vary too much. */
const floorMs = 100;
/** The growth for four times the input. Linear work has 4, n log n about 4.6, and quadratic work 16. */
const maxGrowth = 10;
/** Rounds of the largest size that still seems to grow too fast. */
const mostAgain = 8;
/** Shorter work is repeated. Linux counts processor time in steps of up to 4 ms. */
const countableMs = 40;

interface Growth<Input> {
  input: (size: number) => Input;
  run: (input: Input) => unknown;
  /** The smaller size. The larger is four times that, and should be the product's limit. */
  size: number;
  /** Limit for the largest size, which also rejects work that is linear but slow. */
  maxMs?: number;
}

export function expectLinear<Input>({ input, run, size, maxMs = 2_000 }: Growth<Input>): void {
  const [small, large] = [size, size * 4].map(input) as [Input, Input];
  // Warms up the JIT compiler.
  run(input(Math.ceil(size / 16)));
  run(small);
  let largeMs = measure(large, run);
  // A busy machine may make one round slow, but not several times as slow.
  if (largeMs >= maxMs && largeMs < maxMs * 3) largeMs = Math.min(largeMs, measure(large, run));
  expect(largeMs, "milliseconds of CPU for the largest input").toBeLessThan(maxMs);
  if (largeMs < floorMs) return;
  const smallMs = Math.min(measure(small, run, countableMs), measure(small, run, countableMs));
  // Collecting the garbage of other tests, or other processes in the cache, can slow each round.
  for (let again = 0; again < mostAgain && largeMs / smallMs >= maxGrowth; again += 1)
    largeMs = Math.min(largeMs, measure(large, run));
  const times = [smallMs, largeMs].map((ms) => ms.toFixed(1)).join(" ms, ");
  expect(largeMs / smallMs, `growth of ${times} ms for n, 4n`).toBeLessThan(maxGrowth);
}

/** Milliseconds of CPU for one run, which is repeated until all have taken `leastMs`. */
function measure<Input>(input: Input, run: (input: Input) => unknown, leastMs = 0): number {
  const before = cpuMs();
  let runs = 0;
  let spentMs = 0;
  do {
    run(input);
    runs += 1;
    spentMs = cpuMs() - before;
  } while (spentMs < leastMs);
  return spentMs / runs;
}
