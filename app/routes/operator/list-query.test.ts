import { expect, test } from "vitest";
import { listAddress, readListQuery } from "./list-query.ts";

const base = "http://localhost/operator/waitlist";

test.each([
  ["", 1],
  ["?page=3", 3],
  ["?page=0", 1],
  ["?page=-2", 1],
  ["?page=1.5", 1],
  ["?page=many", 1],
  ["?page=1e99", 1],
])("%j opens page %i", (query, page) => {
  expect(readListQuery(base + query, { limit: 50 })).toMatchObject({ page, offset: (page - 1) * 50 });
});

test("trims and truncates a search", () => {
  expect(readListQuery(`${base}?q=%20ada%20`, { limit: 50 }).search).toBe("ada");
  expect(readListQuery(`${base}?q=${"x".repeat(999)}`, { limit: 50 }).search).toHaveLength(100);
});

test("keeps the list's own parameters and drops the others", () => {
  const url = `${base}.data?q=ada&page=3&show=invited&first=5&_routes=x`;
  expect(listAddress(url, {})).toBe("/operator/waitlist?show=invited&q=ada&page=3");
  expect(listAddress(url, { page: "4" })).toBe("/operator/waitlist?show=invited&q=ada&page=4");
  expect(listAddress(url, { page: null, q: null, show: null })).toBe("/operator/waitlist");
});
