/** Takes ZIP files apart that anybody may have made: what an entry says of itself counts only as far as it is true. */
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

export interface UnpackLimits {
  /** All unpacked files together. */
  maxBytes: number;
  /** Entries of any kind. */
  maxFiles: number;
  /** Others are not unpacked; they count towards `maxFiles` alone. */
  isWanted(path: string): boolean;
}

/**
 * Wanted files by path, one after the other, unpacked beside the main thread and stopped at the size that their entry
 * says. Null for what is no ZIP file, is broken, holds too much, or has paths that lead out of it. Of two files of one
 * path the last one counts.
 */
export async function unpackZip(
  bytes: Uint8Array,
  { maxBytes, maxFiles, isWanted }: UnpackLimits,
): Promise<Map<string, Uint8Array> | null> {
  const files = new Map<string, Uint8Array>();
  let left = maxBytes;
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (zip.entryCount > maxFiles) return null;
    for await (const entry of zip.eachEntry()) {
      if (!isWanted(entry.fileName)) continue;
      left -= entry.uncompressedSize;
      if (left < 0) return null;
      files.set(entry.fileName, await read(zip, entry));
    }
  } catch {
    return null;
  }
  return files;
}

/** Its stream ends with an error at the first byte beyond what the entry says. */
async function read(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
