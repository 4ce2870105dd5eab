import { describe, expect, test } from "vitest";
import { createTextStability, type TextSample } from "./text-stability.ts";

/** Samples every 100 ms until the text is stable. Returns the elapsed time, or null after 30 s. */
function settlesAfter(page: (atMs: number) => Partial<TextSample>): number | null {
  const stability = createTextStability();
  for (let atMs = 0; atMs <= 30_000; atMs += 100) {
    if (stability.add({ atMs, letters: 0, parsed: true, pendingRequests: 0, ...page(atMs) })) return atMs;
  }
  return null;
}

describe("page text", () => {
  test("is stable soon when complete from the start", () => {
    expect(settlesAfter(() => ({ letters: 900 }))).toBeLessThanOrEqual(1_000);
  });

  test("isn't stable before a pending request finishes", () => {
    const letters = (atMs: number) => (atMs < 3_000 ? 300 : 2_000);
    const settled = settlesAfter((atMs) => ({
      letters: letters(atMs),
      pendingRequests: atMs < 3_000 ? 1 : 0,
    }));
    expect(settled).toBeGreaterThan(3_000);
    expect(settled).toBeLessThan(4_500);
  });

  test("isn't stable behind a six-second splash screen", () => {
    const settled = settlesAfter((atMs) => ({ letters: atMs < 6_000 ? 25 : 2_000 }));
    expect(settled).toBeGreaterThan(6_000);
    expect(settled).toBeLessThan(7_500);
  });

  test("is eventually accepted when short", () => {
    expect(settlesAfter(() => ({ letters: 40 }))).toBeLessThan(8_000);
  });

  test("is stable despite a counter or a rotating quote", () => {
    expect(settlesAfter((atMs) => ({ letters: 2_000 + (atMs % 300) / 10 }))).toBeLessThan(2_000);
  });

  test("is never stable while it keeps growing", () => {
    expect(settlesAfter((atMs) => ({ letters: atMs }))).toBeNull();
  });

  test("isn't stable before the document is parsed", () => {
    expect(settlesAfter((atMs) => ({ letters: 900, parsed: atMs >= 2_000 }))).toBeGreaterThanOrEqual(2_700);
  });

  test("starts over with a new document", () => {
    const stability = createTextStability();
    const sample = { letters: 900, parsed: true, pendingRequests: 0 };
    stability.add({ ...sample, atMs: 0 });
    stability.restart();
    expect(stability.add({ ...sample, atMs: 900 })).toBe(false);
    expect(stability.add({ ...sample, atMs: 1_800 })).toBe(true);
  });
});
