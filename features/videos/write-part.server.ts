/**
 * Writes a chunk of an upload in a few large writes, without copying. Most of the cost would be garbage collection:
 * each piece of a body is a 64 kB buffer outside of V8's heap, and a few hundred of them trigger a full collection. So
 * the buffers are freed right after writing.
 */
import type { FileHandle } from "node:fs/promises";
import type { Readable } from "node:stream";

/** Bytes per write. The next batch is collected during a write. When it is full, the sender has to wait. */
const batchBytes = 1024 * 1024;

export interface PartTarget {
  file: FileHandle;
  offset: number;
  maxBytes: number;
  /** Checks the first bytes before anything is written. */
  isWanted: (head: Buffer) => Promise<boolean>;
}

/**
 * "cut" means that the connection ended early; what arrived is written. "long" means that nothing beyond `maxBytes` is
 * written. "unwanted" means that nothing is written and the rest of the body stays unread.
 */
export type WrittenPart = { end: "whole" | "cut" | "long"; bytes: number } | { end: "unwanted" };

/** Rejects if the file can't be written. */
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

/** Collects the next batch while the previous one is in use. Pauses the stream when a batch is full. */
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
    // The connection must stay open, because the response still needs it.
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

/** A write may be partial, for example on a full disk. */
async function writeAll(file: FileHandle, chunks: Buffer[], position: number): Promise<void> {
  const size = sizeOf(chunks);
  let { bytesWritten } = await file.writev(chunks, position);
  while (bytesWritten < size) {
    const rest = Buffer.concat(chunks).subarray(bytesWritten);
    bytesWritten += (await file.write(rest, 0, rest.length, position + bytesWritten)).bytesWritten;
  }
}

/** Frees the buffer by detaching it. Small pooled buffers share memory, so the garbage collector must free those. */
function giveBack({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}
