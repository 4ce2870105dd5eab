import { expect, test } from "vitest";
import { generatePages } from "./generate-pages.ts";

test("generates different pages of the requested size, all linked from the first", () => {
  const pages = generatePages(15, 75_000);
  const bodies = Object.values(pages);
  expect(bodies).toHaveLength(15);
  expect(new Set(bodies.map((body) => body.replace(/Topic \d+/g, ""))).size).toBe(15);
  for (const body of bodies) expect(Math.abs(body.length - 75_000)).toBeLessThan(2_000);
  for (const path of Object.keys(pages)) expect(pages["/"]).toContain(`href="${path}"`);
});
