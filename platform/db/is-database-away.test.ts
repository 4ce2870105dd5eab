import { expect, test } from "vitest";
import { isConnectionLost, isDatabaseAway } from "./is-database-away.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

test.each(["CONNECTION_CLOSED", "ECONNRESET", "57P01", "25P03", "08001", "08003", "08006", "08P01"])(
  "%s is a lost connection",
  (code) => expect(isConnectionLost(withCode(code))).toBe(true),
);

test.each(["23505", "40001", "57014"])("%s is an error of the query", (code) => {
  expect(isConnectionLost(withCode(code))).toBe(false);
  expect(isDatabaseAway(withCode(code))).toBe(false);
});

test("finds the cause of a wrapped error", () => {
  const wrapped = new Error("Failed query", { cause: withCode("08P01") });
  expect(isDatabaseAway(wrapped)).toBe(true);
});
