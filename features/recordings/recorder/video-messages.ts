export type VideoMessage =
  | { type: "open"; folder: string; id: string; facts: string }
  | { type: "chunk"; bytes: ArrayBuffer; seconds: number }
  | { type: "close"; facts: string | null };

export type VideoReply =
  | { type: "done"; what: "open" | "close" }
  /** `reason` is the name of the error, such as "QuotaExceededError". */
  | { type: "failed"; what: VideoMessage["type"]; reason: string };
