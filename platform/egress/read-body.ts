/** Reads a response body with bounded memory, up to a limit of decompressed bytes. */
import { Readable, type Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";

export interface ReadBodyOptions {
  /** Value of the content-encoding header. */
  encoding: string | undefined;
  maxBytes: number;
}

/** Codings are applied in sequence. Only decompression bombs have more than two. */
const maxCodings = 2;
const chunkBytes = 64 * 1024;
/** A truncated stream still yields its content, as in browsers. */
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
 * `truncated` is true if there was more than `maxBytes`, decompressed or compressed. Always destroys the source.
 * Rejects with the source's error, or with zlib's if the data doesn't match the header.
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

/** Copies into one growing buffer, so that a million one-byte chunks don't become a million objects. */
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

/** Limits the compressed stream too, because data that unpacks to nothing could flow forever. */
async function* capped(stream: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    yield chunk;
    if (size > maxBytes) return;
  }
}

/** Returns the whole stream and its first chunk, which distinguishes the two kinds of "deflate". */
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
    // Servers also send "identity", "none" or a charset here, for uncompressed bodies.
    .filter((coding) => known.includes(coding) || ["zstd", "compress", "x-compress"].includes(coding));
  if (codings.length > maxCodings || codings.some((coding) => !known.includes(coding))) {
    throw new UnreadableCodingError(encoding ?? "");
  }
  return codings;
}

/** A coding that we didn't request and can't decode. */
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
  // RFC 9110 defines "deflate" as zlib-wrapped, but some servers send raw deflate. Only the wrapper's first byte has 8
  // in its low four bits.
  const wrapped = head === null || (head[0]! & 0x0f) === 8;
  return wrapped ? createInflate(zlibOptions) : createInflateRaw(zlibOptions);
}
