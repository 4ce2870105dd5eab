import fc from "fast-check";
import { expect, test } from "vitest";
import { grayFromLuma, type LumaPlane } from "./gray-frame.ts";

const planes = fc
  .record({
    width: fc.integer({ min: 1, max: 700 }),
    height: fc.integer({ min: 1, max: 500 }),
    between: fc.integer({ min: 0, max: 9 }),
    offset: fc.integer({ min: 0, max: 8 }),
    seed: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map(({ width, height, between, offset, seed }): LumaPlane => {
    const stride = width + between;
    const bytes = new Uint8Array(offset + stride * height);
    for (let at = 0; at < bytes.length; at++) bytes[at] = Math.imul(at + seed, 2_654_435_761) >>> 24;
    return { width, height, stride, offset, bytes };
  });

test("gives the same copy of a frame, whatever the previous frame was", () => {
  fc.assert(
    fc.property(planes, fc.array(fc.nat(), { maxLength: 5 }), planes, (plane, changes, other) => {
      const bytes = plane.bytes.slice();
      for (const change of changes) bytes[change % bytes.length]! ^= 0xff;
      const next = { ...plane, bytes };
      const alone = grayFromLuma(next);
      for (const before of [plane, other])
        expect(grayFromLuma(next, { plane: before, gray: grayFromLuma(before) })).toEqual(alone);
    }),
    { numRuns: 25 },
  );
});
