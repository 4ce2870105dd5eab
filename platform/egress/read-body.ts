/** Reads an answer's body up to a number of decompressed bytes, and never holds much more than that. */
import { Readable, type Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";

export interface ReadBodyOptions {
  /** Value of the content-encoding header. */
  encoding: string | undefined;
  maxBytes: number;
}

/** Codings are applied one after the other; more than two have no use but to multiply. */
const maxCodings = 2;
const chunkBytes = 64 * 1024;
/** A stream that is cut short still gives what it holds, as browsers show it. */
const zlibOptions = {
  flush: constants.Z_SYNC_FLUSH,
  finishFlush: constants.Z_SYNC_FLUSH,
  chunkSize: chunkBytes,
};
const brotliOptions = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
  chunkSize: chunkBytes,
};

/**
 * `truncated` when there was more than `maxBytes`, of decompressed or of compressed data. The source is destroyed
 * in every case. Rejects with the source's error, or with zlib's when the data is not what the header says.
 */
export async function readBody(
  source: Readable,
  { encoding, maxBytes }: ReadBodyOptions,
): Promise<{ body: Uint8Array; truncated: boolean }> {
  const stages: Readable[] = [source];
  try {
    let stream: AsyncIterable<Uint8Array> = source;
    const codings = codingsOf(encoding);
    if (codings.length > 0) stream = capped(stream, maxBytes + chunkBytes);
    for (const coding of codings.reverse()) {
      const { head, rest } = await splitHead(stream);
      const decoder = decoderFor(coding, head);
      const input = Readable.from(rest, { objectMode: false, highWaterMark: chunkBytes });
      input.on("error", (error) => decoder.destroy(error));
      stages.push(input, input.pipe(decoder));
      stream = decoder;
    }
    return await collect(stream, maxBytes);
  } finally {
    for (const stage of stages.reverse()) stage.on("error", () => undefined).destroy();
  }
}

/** Copies into one growing buffer: an answer in a million one-byte chunks must not become a million objects. */
async function collect(stream: AsyncIterable<Uint8Array>, maxBytes: number) {
  let buffer = new Uint8Array(Math.min(maxBytes, chunkBytes));
  let size = 0;
  for await (const chunk of stream) {
    const fitting = chunk.subarray(0, maxBytes - size);
    if (size + fitting.length > buffer.length) {
      const larger = new Uint8Array(Math.min(maxBytes, Math.max(buffer.length * 2, size + fitting.length)));
      larger.set(buffer.subarray(0, size));
      buffer = larger;
    }
    buffer.set(fitting, size);
    size += fitting.length;
    if (fitting.length < chunk.length) return { body: buffer, truncated: true };
  }
  return { body: buffer.slice(0, size), truncated: false };
}

/** Ends the compressed stream early, so that data which unpacks to nothing can not flow for ever. */
async function* capped(stream: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    yield chunk;
    if (size > maxBytes) return;
  }
}

/** The first chunk, which tells the two kinds of "deflate" apart, and the whole stream again. */
async function splitHead(stream: AsyncIterable<Uint8Array>) {
  const iterator = stream[Symbol.asyncIterator]();
  let first = await iterator.next();
  while (!first.done && first.value.length === 0) first = await iterator.next();
  async function* rest(): AsyncGenerator<Uint8Array> {
    try {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head: first.done ? null : first.value, rest: rest() };
}

function codingsOf(encoding: string | undefined): string[] {
  const known = ["gzip", "x-gzip", "deflate", "br"];
  const codings = (encoding ?? "")
    .toLowerCase()
    .split(",")
    .map((coding) => coding.trim())
    // Servers also write "identity", "none" or a charset here, for bodies that are plain.
    .filter((coding) => known.includes(coding) || ["zstd", "compress", "x-compress"].includes(coding));
  if (codings.length > maxCodings || codings.some((coding) => !known.includes(coding))) {
    throw new UnreadableCodingError(encoding ?? "");
  }
  return codings;
}

/** A compression that we did not ask for and can't undo. */
class UnreadableCodingError extends Error {
  readonly code = "UNREADABLE_CODING";

  constructor(encoding: string) {
    super(`Unreadable content coding: ${encoding.slice(0, 100)}`);
    this.name = "UnreadableCodingError";
  }
}

function decoderFor(coding: string, head: Uint8Array | null): Transform {
  if (coding === "br") return createBrotliDecompress(brotliOptions);
  if (coding !== "deflate") return createGunzip(zlibOptions);
  // RFC 9110 means zlib's wrapper by "deflate"; some servers send the bare data. Only the wrapper starts with 8.
  const wrapped = head === null || (head[0]! & 0x0f) === 8;
  return wrapped ? createInflate(zlibOptions) : createInflateRaw(zlibOptions);
}
