import { expect, test } from "vitest";
import { asciiEmail, isSameEmail } from "./email-address.ts";

test.each([
  ["info@mühle.test", "info@xn--mhle-0ra.test"],
  ["Info@Mill.test", "Info@Mill.test"],
  ["info@мельница.рф", "info@xn--80ajjldi8d2b.xn--p1ai"],
  ["info@mühle.test/x", null],
  ["info@mühle.test\r\nBcc: x@y.test", null],
  ["@mühle.test", null],
  ["info@", null],
  ["info", null],
])("the address that programs need of %j", (email, ascii) => {
  expect(asciiEmail(email)).toBe(ascii);
});

test("an address is the same in both forms and in capitals", () => {
  expect(isSameEmail("Info@mühle.test", "info@xn--mhle-0ra.test")).toBe(true);
  expect(isSameEmail("info@mühle.test", "info@muehle.test")).toBe(false);
});
