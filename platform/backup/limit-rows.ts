/** Aborts if a table unpacks to more than it declares, because a few megabytes could fill the disk with terabytes. */
import { Transform } from "node:stream";
import { type ArchivedTable, BackupRefusedError } from "./archive-format.ts";

/** Postgres limits a field to a gigabyte. */
const maxRowBytes = 1_000_000_000;

/** Passes COPY text through. One line is one row, because line breaks inside values are escaped. */
export function limitRows(
  { name, rows }: Pick<ArchivedTable, "name" | "rows">,
  { maxBytes = maxRowBytes } = {},
): Transform {
  let count = 0;
  let rowBytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, from)) {
        count += 1;
        rowBytes = 0;
        from = at + 1;
      }
      rowBytes += chunk.length - from;
      if (count <= rows && rowBytes <= maxBytes) done(null, chunk);
      else done(new BackupRefusedError(`The table ${name} of the backup holds more than its ${rows} rows.`));
    },
  });
}
