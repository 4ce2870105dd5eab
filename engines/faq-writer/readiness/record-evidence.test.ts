/** Only kinds that readers rarely refuse are ready. */
import { expect, test } from "vitest";
import { isUnproven } from "./record-evidence.ts";

test.each([
  ["fact", "contact", false],
  ["fact", "location", false],
  ["fact", "hours", false],
  ["fact", "open-sundays", false],
  ["explicit", "pets", false],
  ["explicit", null, false],
  ["model", "prices", false],
  ["fact", "pets", true],
  ["fact", "prices", true],
  ["fact", null, true],
  ["section", "included", true],
  ["section", "team", true],
] as const)("%s %s", (origin, topic, is) => {
  expect(isUnproven({ origin, topic }, { pages: 4 })).toBe(is);
});

test("a website of few pages says all about one thing in one place", () => {
  expect(isUnproven({ origin: "fact", topic: "prices" }, { pages: 3 })).toBe(false);
});
