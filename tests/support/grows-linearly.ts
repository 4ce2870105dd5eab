/**
 * Asserts that work grows linearly rather than quadratically with its input. Uses CPU time, so a busy machine causes
 * no false positives.
 */
import { expect } from "vitest";
import { cpuMs } from "./cpu-time.ts";

/** Times below this at the largest size are short enough, and too noisy to compare. */
const floorMs = 100;
/** Four times the input: linear is 4, n log n about 4.6, quadratic 16. */
const maxGrowth = 10;
const rounds = 2;

interface Growth<Input> {
  input: (size: number) => Input;
  run: (input: Input) => unknown;
  /** The smallest size; the largest is four times that, which should be the product's limit. */
  size: number;
  /** Limit for the largest size, which also catches work that is linear but slow. */
  maxMs?: number;
}

export function expectLinear<Input>({ input, run, size, maxMs = 2_000 }: Growth<Input>): void {
  const [small, middle, large] = [size, size * 2, size * 4].map(input) as [Input, Input, Input];
  // Warms up the JIT, so that the first measurement isn't a cold start.
  run(input(Math.ceil(size / 16)));
  run(small);
  const largeMs = shortest(large, run);
  expect(largeMs, "milliseconds of CPU for the largest input").toBeLessThan(maxMs);
  if (largeMs < floorMs) return;
  const smallMs = shortest(small, run);
  const middleMs = shortest(middle, run);
  const times = [smallMs, middleMs, largeMs].map((ms) => ms.toFixed(1)).join(" ms, ");
  expect(largeMs / smallMs, `growth of ${times} ms for n, 2n, 4n`).toBeLessThan(maxGrowth);
}

function shortest<Input>(input: Input, run: (input: Input) => unknown): number {
  let ms = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const before = cpuMs();
    run(input);
    ms = Math.min(ms, cpuMs() - before);
    // Already far too long; the caller reports it.
    if (ms > 5_000) break;
  }
  return ms;
}
