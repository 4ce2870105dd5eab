import fc from "fast-check";
import { expect, test } from "vitest";
import { dateIn, dayIn, dayName, timeIn } from "./day-text.ts";

test("formats days and times as Intl does, in UTC and in the local zone", () => {
  const between = { min: new Date("1970-01-02"), max: new Date("2100-01-01"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(between), fc.constantFrom("UTC" as const, undefined), (date, zone) => {
      const at = date.toISOString();
      const format = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat("en-US", { ...options, timeZone: zone }).format(date);
      expect(dateIn(at, zone)).toBe(format({ dateStyle: "medium" }));
      expect(timeIn(at, zone)).toBe(format({ timeStyle: "short", hourCycle: "h23" }));
      expect(dayName(dayIn(at, zone))).toBe(format({ month: "long", day: "numeric" }));
    }),
    { numRuns: 50 },
  );
});
