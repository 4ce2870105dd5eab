export class LineTooLongError extends Error {
  override readonly name = "LineTooLongError";
}

const newline = 0x0a;

/** The last line needs no newline. Throws a LineTooLongError before buffering more than `maxBytes`. */
export async function* readLines(
  stream: AsyncIterable<Buffer>,
  { maxBytes }: { maxBytes: number },
): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  function add(part: Buffer): void {
    bytes += part.length;
    if (bytes > maxBytes) throw new LineTooLongError();
    parts.push(part);
  }
  for await (const chunk of stream) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, at));
      const line = Buffer.concat(parts);
      parts = [];
      bytes = 0;
      from = at + 1;
      yield line;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (bytes > 0) yield Buffer.concat(parts);
}
