/** Between the page that has a film and the worker that reads it. */

export interface MendOrder {
  film: Blob;
  hasSound: boolean;
  /** Longer films are not copied: the copy is held in memory. */
  maxCopyBytes: number;
}

export type MendReply =
  /** It has a picture; what follows is copying. */
  | { kind: "opened" }
  /** `copy` null: it can be read as it is. */
  | { kind: "done"; copy: ArrayBuffer | null }
  | { kind: "unreadable" };
