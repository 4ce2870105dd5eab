import fc from "fast-check";
import { expect, test } from "vitest";
import { readOwnPath } from "./own-path.ts";

test.each([
  ["/c/delivery", "/c/delivery"],
  ["/articles/größe?x=1#how", "/articles/gr%C3%B6%C3%9Fe?x=1#how"],
  ["/", "/"],
  ["/c/../../faq", "/faq"],
  ["/c//delivery", "/c/delivery"],
  ["/.//evil.example", "/evil.example"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["/c\\..\\..", null],
  ["/\t/evil.example", null],
  ["javascript:alert(1)", null],
  ["c/delivery", null],
  ["", null],
  [`/${"x".repeat(500)}`, null],
])("reads %s as %s", (typed, path) => expect(readOwnPath(typed)).toBe(path));

test("never leads to another host", () => {
  const signs = fc.constantFrom("/", "\\", ".", "a", ":", "@", "?", "#", "\t", "\n", " ", "%2f", "%5c");
  const host = "https://help.example";
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 8 }), (parts) => {
      const path = readOwnPath(`/${parts.join("")}`);
      if (path !== null) expect(new URL(path, host).origin).toBe(host);
    }),
  );
});
