import { expect, test } from "vitest";
import { readCookie } from "./read-cookie.ts";

test.each([
  ["a=1; b=2", "b", "2"],
  ["a=1;b=2==", "b", "2=="],
  ["ab=1; b=", "b", ""],
  ["b", "b", undefined],
  ["ab=1", "b", undefined],
  ["b=1; b=2", "b", "1"],
])("reads a cookie from %j", (cookie, name, value) => {
  expect(readCookie(new Headers({ cookie }), name)).toBe(value);
});

test("is undefined without any cookie", () => {
  expect(readCookie(new Headers(), "a")).toBeUndefined();
});
