import type { Readable } from "node:stream";

export interface CenterFile {
  contentType: string;
  content: Uint8Array | Readable;
  sizeBytes: number;
}

/** Asks for what a visitor of one public help center would get, without a network in between. */
export interface CenterReader {
  /** By an address below the center's own host, such as "/faq" or "/files/…". Null for whatever is no 200. */
  read(address: string): Promise<CenterFile | null>;
  /** Address of the script that searches in a copy of the center. */
  searchScript: string;
}
