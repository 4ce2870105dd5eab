import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { nextCheckAt } from "./check-times.ts";

const now = new Date("2026-03-04T10:00:00Z");
const idOf = (index: number) => createHash("md5").update(String(index)).digest("hex");

test("spreads 10,000 companies evenly over the hours of a week", () => {
  const perHour = new Map<number, number>();
  for (let index = 0; index < 10_000; index++) {
    const at = nextCheckAt(idOf(index), { frequency: "weekly", now });
    const hour = Math.floor((at!.getTime() - now.getTime()) / 3_600_000);
    perHour.set(hour, (perHour.get(hour) ?? 0) + 1);
  }
  expect([...perHour.keys()].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 168 }, (_, hour) => hour),
  );
  // 60 are expected; a Poisson distribution exceeds 100 once in a million hours.
  expect(Math.max(...perHour.values())).toBeLessThan(100);
});

test.each([
  ["daily", 1],
  ["weekly", 7],
  ["monthly", 28],
] as const)("a %s check is due again after %i days, however late the last one was", (frequency, days) => {
  const first = nextCheckAt(idOf(1), { frequency, now })!;
  expect(first.getTime()).toBeGreaterThan(now.getTime());
  const late = new Date(first.getTime() + 3 * 3_600_000);
  const second = nextCheckAt(idOf(1), { frequency, now: late })!;
  expect(second.getTime() - first.getTime()).toBe(days * 24 * 3_600_000);
  // After a month without a server, missed checks aren't made up for.
  const afterOutage = new Date(first.getTime() + 40 * 24 * 3_600_000);
  const next = nextCheckAt(idOf(1), { frequency, now: afterOutage })!;
  expect(next.getTime()).toBeGreaterThan(afterOutage.getTime());
  expect((next.getTime() - first.getTime()) % (days * 24 * 3_600_000)).toBe(0);
});

test("is never due if checks are off", () => {
  expect(nextCheckAt(idOf(1), { frequency: "off", now })).toBeNull();
});
