/** Streams a ZIP file without buffering whole entries in memory. */
import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ZipEntry {
  path: string;
  content: string | Uint8Array | Readable;
}

/** After compressing this much, other work gets a turn on the event loop. */
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
    const file = packed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    // ZIP timestamps only cover the years 1980 to 2099.
    file.mtime = now;
    zip.add(file);
    if (content instanceof Readable) {
      for await (const part of content as AsyncIterable<Buffer>) {
        file.push(part);
        yield* flush();
      }
      file.push(new Uint8Array(), true);
    } else {
      const bytes = typeof content === "string" ? Buffer.from(content) : content;
      let at = 0;
      for (; at + partBytes < bytes.length; at += partBytes) {
        file.push(bytes.subarray(at, at + partBytes));
        yield* flush();
        await turn();
      }
      file.push(bytes.subarray(at), true);
    }
    yield* flush();
    await turn();
  }
  zip.end();
  yield* flush();
}

/** Applies backpressure, so a slow download doesn't fill the memory. */
export function zipBody(entries: AsyncIterable<ZipEntry>, options: { now: Date }): ReadableStream {
  return Readable.toWeb(Readable.from(zipStream(entries, options), { objectMode: false })) as ReadableStream;
}
