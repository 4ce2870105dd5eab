import type { Readable } from "node:stream";

export interface CenterFile {
  contentType: string;
  content: string | Uint8Array | Readable;
  sizeBytes: number;
}

/** Reads a public help center as a visitor would, without a network request. */
export interface CenterReader {
  /** Takes a path on the center's own host, such as "/faq" or "/files/…". Returns null unless the status is 200. */
  read(address: string): Promise<CenterFile | null>;
  searchScript: string;
}
