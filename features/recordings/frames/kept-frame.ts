import type { PrivateArea } from "#engines/recording/clicks/private-areas.ts";
import type { ReviewedWords } from "#engines/recording/ocr/reviewed-words.ts";
import type { FrameFacts } from "../recording.ts";

/** A screenshot of a recording. It stays in the browser until it is sent. */
export interface KeptFrame extends FrameFacts {
  /** A JPEG in which the areas in `covered` are painted over for good. */
  blob: Blob;
  width: number;
  height: number;
  /** What was read in it, without what is covered. Only set for sending. */
  reviewed?: ReviewedWords;
  /** Where a recorded page showed private texts. Never sent. */
  privateAreas?: PrivateArea[];
  /** Position among all steps of a recording of clicks, some of which have no picture. */
  order?: number;
}

/** Messages are from the specification. Compare errors by `code`. */
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
