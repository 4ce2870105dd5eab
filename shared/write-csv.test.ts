import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { csvFile } from "./write-csv.ts";

it("keeps each row together for readers that end one at any line break", () => {
  const cell = fc
    .array(fc.constantFrom("a", "ä", ",", ";", '"', " ", "\n", "\r", "\r\n"))
    .map((parts) => `x${parts.join("")}x`);
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      expect(parse(csvFile(rows), { bom: true, record_delimiter: ["\r\n", "\n", "\r"] })).toEqual(rows);
    }),
  );
});
