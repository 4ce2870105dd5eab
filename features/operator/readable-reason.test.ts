import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { readableReason } from "./readable-reason.ts";

test.each([
  ["the site answered 500", "the site answered 500"],
  ["  first line\n    at file.ts:1:2\nsecond", "first line"],
  ["", "No reason given."],
  [
    'Failed query: insert into "users" values ($1) params: secret',
    "A database query failed. See the log for details.",
  ],
  ["\0\n late word", " late word"],
  ["connect to postgres://step:sec@ret@db:5432/step failed", "connect to postgres://…@db:5432/step failed"],
  [
    "fetch of https://site.example/reset?access_token=secret#secret failed",
    "fetch of https://site.example/reset?… failed",
  ],
  ["550 5.1.1 <ada@nowhere.example>: User unknown", "550 5.1.1 <ada@nowhere.example>: User unknown"],
])("shows %j as %j", (error, shown) => {
  expect(readableReason(error)).toBe(shown);
});

test("returns one line of limited length for any error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2_000 }), (error) => {
      const shown = readableReason(error);
      expect(shown.length).toBeLessThanOrEqual(300);
      expect(shown).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }),
  );
});

test("handles a pathological error quickly", () => {
  const start = cpuMs();
  readableReason(`${"a+".repeat(500_000)}://${"a".repeat(500_000)}`);
  expect(cpuMs() - start).toBeLessThan(200);
});
