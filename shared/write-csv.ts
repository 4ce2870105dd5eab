/** CSV files that people open in spreadsheets. */
import { stringify } from "csv-stringify/sync";
import { guardFormula } from "./guard-formula.ts";

type Rows = readonly (readonly string[])[];

/** With a byte order mark, without which Excel doesn't read UTF-8. */
export function csvFile(rows: Rows): string {
  return write(rows, true);
}

/** More lines of a file. */
export function csvLines(rows: Rows): string {
  return write(rows, false);
}

function write(rows: Rows, bom: boolean): string {
  return stringify(
    rows.map((row) => row.map(guardFormula)),
    // The library only quotes its own line break, and an answer has shorter ones.
    { bom, record_delimiter: "windows", quoted_match: /[\r\n]/ },
  );
}
