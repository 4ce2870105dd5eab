import type { Mark } from "#engines/recording/frames/mark.ts";
import { FramesError, type KeptFrame } from "./kept-frame.ts";

export interface KeepFramesOptions {
  /** As the recorder counted it. Not given: read from the file, else estimated from its size. */
  durationSeconds?: number;
  /** From `watchScreen`, with times of the recording. Not given: the film is looked through. */
  marks?: Mark[];
  signal?: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (part: number) => void;
}

/**
 * The pictures of a recording that are worth describing, in their order. Loads mediabunny when it is called.
 * Throws FramesError; `undecodable` when only the server could read the film; AbortError when the signal says so.
 */
export async function keepFrames(file: Blob, options: KeepFramesOptions = {}): Promise<KeptFrame[]> {
  options.signal?.throwIfAborted();
  throw new FramesError(file.size === 0 ? "none" : "undecodable");
}
