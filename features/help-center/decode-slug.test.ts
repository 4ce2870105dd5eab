import { expect, test } from "vitest";
import { decodeSlug } from "./decode-slug.ts";

test.each([
  ["pay-later", "pay-later"],
  ["f%C3%BCr", "für"],
  ["%00", ""],
  ["a%0ab", ""],
  ["%zz", ""],
  ["", ""],
])("%s is the slug %o", (part, slug) => {
  expect(decodeSlug(part)).toBe(slug);
});
