import { expect, test } from "vitest";
import { readInPages } from "./company-part.server.ts";

test("large rows are read a few at a time, each page after the last one's key", async () => {
  const rows = Array.from({ length: 24 }, (_each, n) => ({ id: String(n).padStart(2, "0") }));
  const asked: [string | null, number][] = [];
  const read = readInPages(
    async (after, limit) => {
      asked.push([after, limit]);
      return rows.filter(({ id }) => after === null || id > after).slice(0, limit);
    },
    ({ id }) => id,
  );
  expect(await Array.fromAsync(read)).toEqual(rows);
  expect(asked).toEqual([
    [null, 10],
    ["09", 10],
    ["19", 10],
  ]);
});
