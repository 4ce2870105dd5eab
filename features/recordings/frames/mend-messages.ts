/** Messages between the page and the worker that repairs video files. */

export interface MendOrder {
  film: Blob;
  hasSound: boolean;
  /** Larger files aren't copied, because the copy is held in memory. */
  maxCopyBytes: number;
}

export type MendReply =
  /** The file has a video track; copying comes next. */
  | { kind: "opened" }
  /** `copy` is null if the file is readable as it is. */
  | { kind: "done"; copy: ArrayBuffer | null }
  | { kind: "unreadable" };
