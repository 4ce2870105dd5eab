import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Mara Ellison", "x@hubley.cc", "ME"],
  ["Ana María de la Cruz", "x@hubley.cc", "AC"],
  ["", "mara.ellison@hubley.cc", "ME"],
  ["", "sam@hubley.cc", "S"],
  ["Émile", "x@hubley.cc", "É"],
  ["", "_@hubley.cc", "?"],
])("%s <%s> is %s", (name, email, initials) => {
  expect(initialsOf({ name, email })).toBe(initials);
});
