/**
 * Writes a chunk of an upload in a few large writes, without copying. Most of the cost would be garbage collection:
 * each piece of a body is a 64 kB buffer outside of V8's heap, and a few hundred of them trigger a full collection. So
 * the buffers are freed right after writing.
 */
import type { FileHandle } from "node:fs/promises";
import type { Readable } from "node:stream";
import { batchesOf, giveBack, sizeOf } from "./body-batches.server.ts";

/** Bytes per write. */
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
  for await (const batch of batchesOf(body, batchBytes)) {
    const size = sizeOf(batch);
    if (bytes + size > maxBytes) return { end: "long", bytes };
    if (bytes === 0 && !(await isWanted(headOf(batch)))) return { end: "unwanted" };
    await writeAll(file, batch, offset + bytes);
    bytes += size;
    for (const chunk of batch) giveBack(chunk);
  }
  return { end: body.readableEnded ? "whole" : "cut", bytes };
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
