/**
 * Writes a part of an upload as it comes from the connection: few large writes, and no copy in between. What a part
 * costs is mostly garbage: each piece of a body is 64 kB outside of V8's heap, and a few hundred of those make it look
 * through everything that the server holds. So each is given back as soon as it is written.
 */
import type { FileHandle } from "node:fs/promises";
import type { Readable } from "node:stream";

/** Written in one go. One batch may be on its way to the disk while the next is collected; then the sender waits. */
const batchBytes = 1024 * 1024;

export interface PartTarget {
  file: FileHandle;
  offset: number;
  maxBytes: number;
  /** Asked of what comes first, before anything is written. */
  isWanted: (head: Buffer) => Promise<boolean>;
}

/**
 * What became of it. "cut": the connection ended before the part did, and what came before is written. "long": what came
 * beyond `maxBytes` is not. "unwanted": nothing is written. Of a body that is not read to its end, the rest is left.
 */
export type WrittenPart = { end: "whole" | "cut" | "long"; bytes: number } | { end: "unwanted" };

/** Rejects when the file can't be written. */
export async function writePart(
  body: Readable,
  { file, offset, maxBytes, isWanted }: PartTarget,
): Promise<WrittenPart> {
  let bytes = 0;
  for await (const batch of batchesOf(body)) {
    const size = sizeOf(batch);
    if (bytes + size > maxBytes) return { end: "long", bytes };
    if (bytes === 0 && !(await isWanted(headOf(batch)))) return { end: "unwanted" };
    await writeAll(file, batch, offset + bytes);
    bytes += size;
    for (const chunk of batch) giveBack(chunk);
  }
  return { end: body.readableEnded ? "whole" : "cut", bytes };
}

/** The next batch is collected while the last one is used; the stream waits while one is full. */
async function* batchesOf(body: Readable): AsyncGenerator<Buffer[]> {
  let batch: Buffer[] = [];
  let bytes = 0;
  let isOver = body.destroyed || body.readableEnded;
  let wake = () => {};
  const onData = (chunk: Buffer) => {
    batch.push(chunk);
    bytes += chunk.length;
    if (bytes < batchBytes) return;
    body.pause();
    wake();
  };
  const onOver = () => {
    isOver = true;
    wake();
  };
  const ends = ["end", "error", "close"] as const;
  for (const event of ends) body.on(event, onOver);
  body.on("data", onData);
  try {
    for (;;) {
      while (bytes < batchBytes && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (bytes === 0) return;
      const full = batch;
      [batch, bytes] = [[], 0];
      body.resume();
      yield full;
    }
  } finally {
    body.off("data", onData);
    for (const event of ends) body.off(event, onOver);
    // The answer goes over the same connection, so it is not ended here.
    body.pause();
  }
}

function sizeOf(chunks: Buffer[]): number {
  return chunks.reduce((total, { length }) => total + length, 0);
}

const headBytes = 8 * 1024;

function headOf(chunks: Buffer[]): Buffer {
  return Buffer.concat(chunks, Math.min(headBytes, sizeOf(chunks)));
}

/** The system may write less than it was given, when the disk gets full for example. */
async function writeAll(file: FileHandle, chunks: Buffer[], position: number): Promise<void> {
  const size = sizeOf(chunks);
  let { bytesWritten } = await file.writev(chunks, position);
  while (bytesWritten < size) {
    const rest = Buffer.concat(chunks).subarray(bytesWritten);
    bytesWritten += (await file.write(rest, 0, rest.length, position + bytesWritten)).bytesWritten;
  }
}

/** The buffer is empty afterwards. Small ones share their memory with others, and are left to the collector. */
function giveBack({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}
