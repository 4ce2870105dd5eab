import fc from "fast-check";
import { expect, test } from "vitest";
import { arrangePins, clockText, labelStep } from "./arrange-pins.ts";

test("never lets pins overlap, and puts each at its moment", () => {
  const moments = fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { maxLength: 20 });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 10 }), (seconds, minGap) => {
      const pins = arrangePins(
        seconds.map((second, index) => ({ id: String(index), seconds: second })),
        { total: 60, minGap },
      );
      expect(pins).toHaveLength(seconds.length);
      for (const [index, one] of pins.entries()) {
        expect(one.percent).toBeCloseTo(((seconds[Number(one.id)] ?? 0) / 60) * 100);
        for (const other of pins.slice(index + 1))
          if (other.lane === one.lane) expect(other.percent - one.percent).toBeGreaterThanOrEqual(minGap);
      }
    }),
  );
});

test("labels only a few times, whatever the length", () => {
  expect([labelStep(30, 7), labelStep(30, 4), labelStep(4_000, 7)]).toEqual([5, 10, 600]);
  expect([clockText(3.9), clockText(750)]).toEqual(["0:03", "12:30"]);
});
