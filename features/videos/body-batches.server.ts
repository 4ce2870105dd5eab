/** Reads a request body in large batches. */
import type { Readable } from "node:stream";

/**
 * Collects the next batch of at least this size while the previous one is in use. When it is full, the sender has to
 * wait. The last batch may be smaller.
 */
export async function* batchesOf(body: Readable, batchBytes: number): AsyncGenerator<Buffer[]> {
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

export function sizeOf(chunks: Buffer[]): number {
  return chunks.reduce((total, { length }) => total + length, 0);
}

/** Frees the buffer by detaching it. Small pooled buffers share memory, so the garbage collector must free those. */
export function giveBack({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}
