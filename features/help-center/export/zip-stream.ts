/** Streams a ZIP file without buffering whole entries in memory. */
import { pipeline, Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";

export interface ZipEntry {
  path: string;
  content: string | Uint8Array | Readable;
}

/** Other work gets a turn on the event loop between parts. */
const partBytes = 64_000;
/** These formats are already compressed, so deflating them again would waste time. */
const packed = /\.(?:png|jpe?g|webp|avif|gif|woff2|mp4|webm|mov|avi)$/i;

export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  { now }: { now: Date },
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  function* flush() {
    const chunks = ready;
    ready = [];
    yield* chunks;
  }
  for await (const { path, content } of entries) {
    const isPacked = packed.test(path);
    // ZIP timestamps only cover the years 1980 to 2099.
    const file: ZipInputFile = { filename: path, compression: isPacked ? 0 : 8, size: 0, crc: 0, mtime: now };
    zip.add(file);
    const parts = measured(partsOf(content), file);
    for await (const part of isPacked ? parts : deflated(parts)) {
      file.ondata?.(null, part, false);
      yield* flush();
    }
    file.ondata?.(null, new Uint8Array(), true);
    yield* flush();
    await turn();
  }
  zip.end();
  yield* flush();
}

/**
 * Adds the size and the checksum to the file. fflate's own classes of files would do that too, but `Zip` keeps every
 * file until its end, and a `ZipDeflate` is kept with its buffers, which are 2 MB for a file of more than one part.
 */
async function* measured(parts: AsyncIterable<Uint8Array>, file: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    file.size += part.length;
    file.crc = crc32(part, file.crc);
    yield part;
  }
}

/** Compresses on another thread. */
function deflated(parts: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  // An error ends the returned stream, whose reader gets it.
  return pipeline(Readable.from(parts, { objectMode: false }), createDeflateRaw({ level: 6 }), () => {});
}

async function* partsOf(content: ZipEntry["content"]): AsyncGenerator<Uint8Array> {
  if (content instanceof Readable) {
    yield* content as AsyncIterable<Buffer>;
    return;
  }
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  for (let at = 0; at < bytes.length; at += partBytes) yield bytes.subarray(at, at + partBytes);
}

/** Applies backpressure, so a slow download doesn't fill the memory. */
export function zipBody(entries: AsyncIterable<ZipEntry>, options: { now: Date }): ReadableStream {
  return Readable.toWeb(Readable.from(zipStream(entries, options), { objectMode: false })) as ReadableStream;
}
