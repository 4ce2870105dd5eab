export type FilmMessage =
  | { type: "open"; folder: string; id: string; facts: string }
  | { type: "chunk"; bytes: ArrayBuffer; seconds: number }
  | { type: "close"; facts: string | null };

export type FilmReply =
  | { type: "done"; what: "open" | "close" }
  /** `reason` is the name of the error, such as "QuotaExceededError". */
  | { type: "failed"; what: FilmMessage["type"]; reason: string };
