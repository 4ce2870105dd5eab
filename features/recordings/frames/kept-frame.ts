import type { FrameFacts } from "../recording.ts";

/** A picture chosen from a recording, as it stays in the browser until it is sent. */
export interface KeptFrame extends FrameFacts {
  /** JPEG. What `covered` names is gone from it for good. */
  blob: Blob;
  width: number;
  height: number;
}

/** What can go wrong, in the specification's words. `code` tells them apart. */
export class FramesError extends Error {
  override name = "FramesError";
  readonly code: "metadata" | "blob" | "none" | "undecodable";

  constructor(code: FramesError["code"], options?: ErrorOptions) {
    super(frameTexts[code], options);
    this.code = code;
  }
}

const frameTexts = {
  metadata: "Video metadata loading failed or timed out",
  blob: "Canvas to Blob conversion failed",
  none: "Failed to extract any frames from video. The file may be damaged.",
  undecodable: "This browser can't read this kind of video.",
} as const;
