import { describe, expect, test } from "vitest";
import { createTextStability, type TextSample } from "./text-stability.ts";

/** Samples every 100 ms until the text is stable; the time that took, or null after 30 s. */
function settlesAfter(page: (atMs: number) => Partial<TextSample>): number | null {
  const stability = createTextStability();
  for (let atMs = 0; atMs <= 30_000; atMs += 100) {
    if (stability.add({ atMs, letters: 0, parsed: true, pendingRequests: 0, ...page(atMs) })) return atMs;
  }
  return null;
}

describe("the text of a page", () => {
  test("that is there at once is stable soon", () => {
    expect(settlesAfter(() => ({ letters: 900 }))).toBeLessThanOrEqual(1_000);
  });

  test("that arrives after a request is waited for", () => {
    const letters = (atMs: number) => (atMs < 3_000 ? 300 : 2_000);
    const settled = settlesAfter((atMs) => ({
      letters: letters(atMs),
      pendingRequests: atMs < 3_000 ? 1 : 0,
    }));
    expect(settled).toBeGreaterThan(3_000);
    expect(settled).toBeLessThan(4_500);
  });

  test("that hides behind a splash screen of six seconds is waited for", () => {
    const settled = settlesAfter((atMs) => ({ letters: atMs < 6_000 ? 25 : 2_000 }));
    expect(settled).toBeGreaterThan(6_000);
    expect(settled).toBeLessThan(7_500);
  });

  test("that is short and stays short is accepted in the end", () => {
    expect(settlesAfter(() => ({ letters: 40 }))).toBeLessThan(8_000);
  });

  test("with a counter or a rotating quote in it is stable", () => {
    expect(settlesAfter((atMs) => ({ letters: 2_000 + (atMs % 300) / 10 }))).toBeLessThan(2_000);
  });

  test("that keeps growing is never stable", () => {
    expect(settlesAfter((atMs) => ({ letters: atMs }))).toBeNull();
  });

  test("does not count before the document is parsed", () => {
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
