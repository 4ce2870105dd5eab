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

/** Of a ZIP file that is taken apart as it is needed. */
export interface OpenedZip {
  paths: ReadonlySet<string>;
  /** Unpacked beside the main thread and stopped at the size that its entry says; null for one that is broken or missing. */
  read(path: string): Promise<Uint8Array | null>;
}

/**
 * Nothing is unpacked yet. Null for what is no ZIP file, is broken, says that it holds too much, or has paths that lead
 * out of it. Of two files of one path the last one counts.
 */
export async function openZip(
  bytes: Uint8Array,
  { maxBytes, maxFiles, isWanted }: UnpackLimits,
): Promise<OpenedZip | null> {
  const entries = new Map<string, Entry>();
  let left = maxBytes;
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (zip.entryCount > maxFiles) return null;
    for await (const entry of zip.eachEntry()) {
      if (!isWanted(entry.fileName)) continue;
      left -= entry.uncompressedSize;
      if (left < 0) return null;
      entries.set(entry.fileName, entry);
    }
    return {
      paths: new Set(entries.keys()),
      async read(path) {
        const entry = entries.get(path);
        return entry ? read(zip, entry).catch(() => null) : null;
      },
    };
  } catch {
    return null;
  }
}

/** All wanted files by path, one after the other; null as for `openZip`, and where one of them is broken. */
export async function unpackZip(
  bytes: Uint8Array,
  limits: UnpackLimits,
): Promise<Map<string, Uint8Array> | null> {
  const zip = await openZip(bytes, limits);
  if (!zip) return null;
  const files = new Map<string, Uint8Array>();
  for (const path of zip.paths) {
    const file = await zip.read(path);
    if (!file) return null;
    files.set(path, file);
  }
  return files;
}

/** Its stream ends with an error at the first byte beyond what the entry says. */
async function read(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
