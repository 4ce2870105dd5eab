import fc from "fast-check";
import { expect, test } from "vitest";
import { backupsToDelete } from "./kept-backups.ts";

const start = Date.UTC(2027, 0, 1);

function hourly(count: number, bytes = 1) {
  return Array.from({ length: count }, (_, hour) => ({
    name: String(hour),
    madeAt: new Date(start + hour * 3_600_000),
    bytes,
  }));
}

test("keeps 24 hourly and 7 daily backups of a month", () => {
  const backups = hourly(30 * 24);
  const gone = new Set(backupsToDelete(backups, { maxBytes: 1_000 }));
  const left = backups.filter(({ name }) => !gone.has(name)).map(({ name }) => Number(name));
  expect(left.slice(-24)).toEqual(Array.from({ length: 24 }, (_, n) => 696 + n));
  expect(left.slice(0, -24)).toEqual([24, 25, 26, 27, 28, 29].map((day) => day * 24 - 1));
});

test("stays within the size limit, newest first, and always keeps the newest", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(40 * 86_400), fc.nat(100))), fc.nat(500), (given, maxBytes) => {
      const backups = given.map(([second, bytes], index) => ({
        name: String(index),
        madeAt: new Date(start + second * 1_000),
        bytes,
      }));
      const gone = new Set(backupsToDelete(backups, { maxBytes }));
      const left = backups.filter(({ name }) => !gone.has(name));
      const newest = Math.max(...backups.map(({ madeAt }) => madeAt.getTime()));
      expect(backups.length === 0 || left.some(({ madeAt }) => madeAt.getTime() === newest)).toBe(true);
      const bytes = left.reduce((sum, backup) => sum + backup.bytes, 0);
      expect(left.length <= 1 || bytes <= maxBytes).toBe(true);
      expect(left.length).toBeLessThanOrEqual(3 + 24 + 7);
    }),
  );
});
