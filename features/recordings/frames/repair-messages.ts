export interface RepairOrder {
  video: Blob;
  hasSound: boolean;
  /** Larger files aren't copied, because the copy is kept in memory. */
  maxCopyBytes: number;
}

export type RepairReply =
  /** The file has a video track. Copying starts now. */
  | { kind: "opened" }
  /** `copy` is null if the file is readable as it is. */
  | { kind: "done"; copy: ArrayBuffer | null }
  | { kind: "unreadable" };
