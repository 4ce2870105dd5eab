/** Splits a table into NDJSON files of limited size. */
import { Readable } from "node:stream";
import { type DataFile, dataFilePath, maxDataFileBytes } from "./export-format.ts";

interface WrittenFile {
  /** Only complete after `content` has been read to its end. */
  file: DataFile;
  content: Readable;
}

/** Callers must read the content of each file before they request the next one. Yields nothing if there are no rows. */
export async function* splitIntoFiles(
  table: string,
  rows: AsyncIterable<unknown>,
  { maxBytes = maxDataFileBytes } = {},
): AsyncGenerator<WrittenFile> {
  const lines = linesOf(rows);
  let next = await lines.next();
  for (let number = 1; !next.done; number++) {
    const file: DataFile = { path: dataFilePath(table, number), table, records: 0 };
    yield { file, content: Readable.from(fill(file)) };
  }

  async function* fill(file: DataFile): AsyncGenerator<Buffer> {
    for (let bytes = 0; !next.done && (bytes === 0 || bytes + next.value.length <= maxBytes); ) {
      bytes += next.value.length;
      file.records += 1;
      yield next.value;
      next = await lines.next();
    }
  }
}

async function* linesOf(rows: AsyncIterable<unknown>): AsyncGenerator<Buffer, undefined> {
  for await (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`);
}
