import { describe, expect, test } from "vitest";
import { leastScore } from "./select-blocks.ts";

/** Each block is [score, words] or [true or false, words] if it is decided already. */
function keptOf(blocks: readonly (readonly [number | boolean, number])[]): number[] {
  const scores = blocks.map(([score]) => (typeof score === "number" ? score : 0));
  const fixed = blocks.map(([score]) => (typeof score === "number" ? null : score));
  const least = leastScore({ scores, fixed, words: Int32Array.from(blocks, ([, words]) => words) });
  return [...blocks.keys()].filter((at) => fixed[at] ?? scores[at]! >= least);
}

describe("the blocks that are kept", () => {
  test("are the likely ones of a clear page", () => {
    expect(
      keptOf([
        [-4, 30],
        [4, 200],
        [3, 100],
        [-1, 80],
        [-4, 60],
      ]),
    ).toEqual([1, 2]);
  });

  test("include unlikely ones of a page without likely ones", () => {
    expect(
      keptOf([
        [-4, 30],
        [-0.8, 200],
        [-1, 100],
        [-4, 30],
      ]),
    ).toEqual([1, 2]);
  });

  test("include a doubtful block beside little text, and not beside much", () => {
    const doubtful = [-0.6, 40] as const;
    expect(keptOf([[-0.2, 40], doubtful])).toContain(1);
    expect(keptOf([[5, 2000], doubtful])).toEqual([0]);
  });

  test("follow decisions made elsewhere", () => {
    expect(
      keptOf([
        [true, 20],
        [false, 20],
        [5, 100],
      ]),
    ).toEqual([0, 2]);
    expect(keptOf([])).toEqual([]);
  });
});
